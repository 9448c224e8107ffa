export interface RetryOptions {
  /** Wait before each further attempt, in milliseconds. After the last one, the last failure is thrown. */
  waits: Iterable<number>;
  /** Returns true for a failure that no retry can fix. @default always false */
  isFinal?: ((error: unknown) => boolean) | undefined;
  /** Timer that calls `run` after some milliseconds. @default setTimeout */
  clock?: { after: (milliseconds: number, run: () => void) => unknown } | undefined;
}

const timers = { after: (milliseconds: number, run: () => void) => setTimeout(run, milliseconds) };

/**
 * Runs a function that may fail temporarily, and again after each wait until it succeeds. Only for operations that may happen
 * twice: a read, or a write with one idempotency key.
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
