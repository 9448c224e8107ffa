/** How old a page may get before a visit has it rendered again, in milliseconds. */
const freshFor = 30_000;

/**
 * A page that shows data, rendered ahead of its visitors: whoever comes gets what is there at once, and a visit after
 * half a minute has it rendered anew for the next one. A rendering that fails leaves the last good page in place.
 *
 * @param render Renders the page with today's data.
 * @param failed Told about a rendering that failed.
 */
export async function livePage<T>(
  render: () => Promise<T>,
  failed: (error: unknown) => void,
  now: () => number = Date.now,
): Promise<() => T> {
  let page = await render();
  let renderedAt = now();
  let rendering = false;

  const renew = async () => {
    rendering = true;
    try {
      page = await render();
    } catch (error) {
      failed(error);
    } finally {
      renderedAt = now();
      rendering = false;
    }
  };

  return () => {
    if (!rendering && now() - renderedAt > freshFor) void renew();
    return page;
  };
}
