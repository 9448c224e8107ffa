/** What a loader hands to its page: the data, or that it is not there yet and the page must fetch it. */
export type InitialData<T> = { ready: true; data: T } | { ready: false };

/** How long a page may be held back for its data, in milliseconds. Longer, or an error, and it appears in its loading state. */
export const loaderTimeoutMs = 300;

export interface InitialDataOptions {
  /** How long it may take, in milliseconds. @default loaderTimeoutMs */
  timeoutMs?: number;
  /** Told when the page appears without it. */
  onMissing?: () => void;
}

/**
 * Reads what a page would like to have at once. Never fails and never waits long: data in the HTML is only a beginning, and
 * the page revalidates after hydration anyway.
 */
export async function initialData<T>(
  read: (signal: AbortSignal) => Promise<T>,
  { timeoutMs = loaderTimeoutMs, onMissing }: InitialDataOptions = {},
): Promise<InitialData<T>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return { ready: true, data: await Promise.race([read(signal), tooLate]) };
  } catch {
    onMissing?.();
    return { ready: false };
  }
}
