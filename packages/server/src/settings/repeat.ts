export interface Repeating {
  /** Time from the end of one round to the next, in milliseconds. */
  intervalMs: number;
  /** Called when a round failed; the next one runs nevertheless. */
  onError: (error: unknown) => void;
  /** Time before the first round, in milliseconds. @default the interval */
  firstAfterMs?: number;
}

/** Background task. */
export interface Background {
  /** Stops the task after a round that has begun. */
  stop(): Promise<void>;
}

/**
 * Repeats a task in the background, never twice at once, and without keeping the process alive.
 * @param round Resolves with `true` to run again at once.
 */
export function repeat(
  round: () => Promise<unknown>,
  { intervalMs, onError, firstAfterMs = intervalMs }: Repeating,
): Background {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const after = (ms: number) => {
    if (!stopped) timer = setTimeout(begin, ms).unref();
  };
  const begin = () => {
    running = round()
      .catch(onError)
      .then((more) => after(more === true ? 0 : intervalMs));
  };
  after(firstAfterMs);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
