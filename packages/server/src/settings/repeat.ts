export interface Repeating {
  /** From the end of one round to the next, in milliseconds. */
  intervalMs: number;
  /** Told when a round failed; the next one comes all the same. */
  onError: (error: unknown) => void;
  /** Before the first round, in milliseconds. @default as long as before every other */
  firstAfterMs?: number;
}

/** What goes on in the background. */
export interface Background {
  /** Ends it, once a round that has begun is over. */
  stop(): Promise<void>;
}

/**
 * Does something again and again in the background, never twice at once, and without keeping the process.
 * @param round Answers `true` when there is more to do at once.
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
