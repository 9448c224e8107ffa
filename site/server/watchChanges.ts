/** How long it is from one look to the next, in milliseconds. */
const everyMs = 1_000;

export interface Watching {
  /** What the database says of its changes; another text after each. */
  read: () => Promise<string>;
  /** What it said before the pages were rendered that are shown now. */
  known: string;
  /** Renders everything again. */
  renew: () => Promise<void>;
  /** Told when one of the two failed; the next look tries again. */
  onError: (error: unknown) => void;
  /** From one look to the next, in milliseconds. @default 1000 */
  intervalMs?: number;
}

/**
 * Renews what this process shows when something was changed, by whichever process: a volunteer's command, or another
 * server on the same database.
 * @returns Ends it, once a look that has begun is over.
 */
export function watchChanges({
  read,
  renew,
  onError,
  intervalMs = everyMs,
  ...before
}: Watching): () => Promise<void> {
  let { known } = before;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const look = async () => {
    const seen = await read();
    if (seen === known) return;
    await renew();
    known = seen;
  };
  const round = () => {
    running = look()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(round, intervalMs).unref();
      });
  };
  timer = setTimeout(round, intervalMs).unref();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
