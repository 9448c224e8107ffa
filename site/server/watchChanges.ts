import { type Background, repeat } from '@banyan/api/server';

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
 */
export function watchChanges({
  read,
  renew,
  onError,
  intervalMs = everyMs,
  ...before
}: Watching): Background {
  let { known } = before;
  const look = async () => {
    const seen = await read();
    if (seen === known) return;
    await renew();
    known = seen;
  };
  return repeat(look, { intervalMs, onError });
}
