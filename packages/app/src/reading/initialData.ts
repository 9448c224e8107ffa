/** Result of a loader: the data, or a note that it is not there yet and the page must fetch it. */
export type InitialData<T> = { ready: true; data: T } | { ready: false };

/** Longest delay of a page for its data, in milliseconds. After that, or on an error, the page appears in its loading state. */
export const loaderTimeoutMs = 300;

export interface InitialDataOptions {
  /** Timeout in milliseconds. @default loaderTimeoutMs */
  timeoutMs?: number;
  /** Called when the page appears without the data. */
  onMissing?: () => void;
}

/**
 * Reads data that a page should have at once. Never fails and never waits long: data in the HTML is optional, because the page
 * revalidates after hydration.
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
