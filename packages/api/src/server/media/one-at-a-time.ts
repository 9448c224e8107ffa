/** As many wait as may wait. */
export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce';
}

/**
 * Makes a line in which work is done one after the other, in the order it came, whatever becomes of the one before.
 * @param mostWaiting How many may wait behind the one that is being done.
 * @returns does one, or throws {@link TooManyAtOnce} at once
 */
export function oneAtATime(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let inLine = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inLine > mostWaiting) throw new TooManyAtOnce('too many at once');
    inLine += 1;
    const done = last.then(work);
    last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      inLine -= 1;
    }
  };
}
