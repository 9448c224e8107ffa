export interface RetryOptions {
  /** How long to wait before each further attempt, in milliseconds. When they are used up, the last failure stands. */
  waits: Iterable<number>;
  /** Whether asking again would change nothing. @default it always may */
  isFinal?: ((error: unknown) => boolean) | undefined;
  /** Calls back after so many milliseconds. @default setTimeout */
  clock?: { after: (milliseconds: number, run: () => void) => unknown } | undefined;
}

const timers = { after: (milliseconds: number, run: () => void) => setTimeout(run, milliseconds) };

/**
 * Runs something that may fail for a moment, and again after each wait, until it works. Only for what may happen twice: a
 * read, or a write under one idempotency key.
 *
 * @throws the last failure, or the first final one
 */
export async function retry<T>(
  run: () => Promise<T>,
  { waits, isFinal, clock = timers }: RetryOptions,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await run();
    } catch (error) {
      if (isFinal?.(error)) throw error;
    }
    await new Promise<void>((resolve) => clock.after(wait, resolve));
  }
  return run();
}
