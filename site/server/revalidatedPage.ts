/** How old a page may get before a visit has it rendered again, in milliseconds. */
const freshFor = 30_000;

/** The same of one that could not be rendered again. */
const failedFor = 5_000;

/** A page that is always there, and how it is brought up to date. */
export interface RevalidatedPage<T> {
  /** The page as it was last rendered. */
  read: () => T;
  /** Renders it again, with what is there from now on; resolves when it is done, or failed. */
  renew: () => Promise<void>;
}

/**
 * A page that shows data, rendered ahead of its visitors: whoever comes gets what is there at once, and a visit after
 * half a minute has it rendered anew for the next one. A rendering that fails leaves the last good page in place, and is tried
 * again by a visit after five seconds.
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
): Promise<RevalidatedPage<T>> {
  let page = await render().catch((error: unknown) => {
    if (builtIn === undefined) throw error;
    onError(error);
    return builtIn;
  });
  let freshUntil = now() + freshFor;
  let rendering = 0;
  let last: Promise<void> = Promise.resolve();

  const renderAgain = async () => {
    try {
      page = await render();
      freshUntil = now() + freshFor;
    } catch (error) {
      onError(error);
      freshUntil = now() + failedFor;
    }
    rendering -= 1;
  };

  const renew = () => {
    rendering += 1;
    // After one that is under way: what that one has read may be from before.
    last = last.then(renderAgain);
    return last;
  };

  return {
    read() {
      if (rendering === 0 && now() > freshUntil) void renew();
      return page;
    },
    renew,
  };
}
