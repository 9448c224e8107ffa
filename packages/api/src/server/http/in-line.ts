/** As many wait as may wait. */
export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce';
}

export interface InLine {
  /** How many are done at the same time. */
  atOnce: number;
  /** How many may wait behind these. */
  mostWaiting: number;
}

/**
 * Makes a line for work that would take all memory or both cores if everybody's was begun at once: it is begun in the order
 * it came, whatever becomes of the one before.
 * @returns does one, or throws {@link TooManyAtOnce} at once; `waiting` says how many are in line
 */
export function inLine({ atOnce, mostWaiting }: InLine) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === atOnce) {
      if (waiting.length === mostWaiting) throw new TooManyAtOnce('Too many at once.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Whoever is next takes this one's place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { waiting: () => waiting.length });
}
