import { type Background, repeat } from '@banyan/server';

/** How long it is from one look to the next, in milliseconds. */
const everyMs = 1_000;

/** How old what is shown may get where nothing changes, in milliseconds: some of it goes by the clock. */
const oldMs = 60_000;

export interface Watching {
  /** What the database says of its changes; another text after each. */
  read: () => Promise<string>;
  /** What it said before the pages were rendered that are shown now. */
  known: string;
  /** Has a look called for at once, instead of at the next second. @default nobody calls */
  onOwnChange?: (look: () => void) => void;
  /** Renders everything again. */
  renew: () => Promise<void>;
  /** Told when one of the two failed; the next look tries again. */
  onError: (error: unknown) => void;
  /** From one look to the next, in milliseconds. @default 1000 */
  intervalMs?: number;
  /** From one renewal to the next where nothing changes, in milliseconds. @default 60000 */
  renewsAfterMs?: number;
}

/**
 * Renews what this process shows when something was changed, by whichever process: a volunteer's command, or another
 * server on the same database; and once a minute, so that whoever comes after a quiet night sees no page of the evening.
 */
export function watchChanges({
  read,
  onOwnChange,
  renew,
  onError,
  intervalMs = everyMs,
  renewsAfterMs = oldMs,
  ...before
}: Watching): Background {
  let { known } = before;
  let renewed = performance.now();
  const round = async () => {
    const seen = await read();
    const began = performance.now();
    if (seen === known && began - renewed < renewsAfterMs) return;
    await renew();
    known = seen;
    renewed = began;
  };
  let last: Promise<void> = Promise.resolve();
  let waits = false;
  /** One after another; whoever asks while one waits for its turn is content with that. */
  const look = () => {
    if (waits) return last;
    waits = true;
    const begin = () => {
      waits = false;
      return round();
    };
    last = last.then(begin, begin);
    return last;
  };
  onOwnChange?.(() => void look().catch(onError));
  const looking = repeat(look, { intervalMs, onError });
  return {
    async stop() {
      await looking.stop();
      await last.catch(() => undefined);
    },
  };
}
