/** How old a page may get before a visit has it rendered again, in milliseconds. */
const freshFor = 30_000;

/**
 * A page that shows data, rendered ahead of its visitors: whoever comes gets what is there at once, and a visit after
 * half a minute has it rendered anew for the next one. A rendering that fails leaves the last good page in place.
 *
 * @param render Renders the page with today's data.
 * @param onError Told about a rendering that failed.
 * @param builtIn Stands in when the very first rendering fails; without it that is a reason not to start.
 */
export async function revalidatedPage<T>(
  render: () => Promise<T>,
  onError: (error: unknown) => void,
  builtIn?: T,
  now: () => number = Date.now,
): Promise<() => T> {
  let page = await render().catch((error: unknown) => {
    if (builtIn === undefined) throw error;
    onError(error);
    return builtIn;
  });
  let renderedAt = now();
  let rendering = false;

  const renew = async () => {
    rendering = true;
    try {
      page = await render();
    } catch (error) {
      onError(error);
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
