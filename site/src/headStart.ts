/** What a loader hands to its page: the data, or the news that it is not there yet and the page must fetch it. */
export type HeadStart<T> = { ready: true; data: T } | { ready: false };

/** How long a page may be held back for its data. Longer, or an error, and it appears in its loading state. */
const patienceMs = 300;

/**
 * Reads what a page would like to have at once. Never fails and never waits long: data in the HTML is a head start, and
 * the page revalidates after hydration anyway.
 */
export async function headStart<T>(read: (signal: AbortSignal) => Promise<T>): Promise<HeadStart<T>> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return { ready: true, data: await Promise.race([read(signal), tooLate]) };
  } catch {
    return { ready: false };
  }
}
