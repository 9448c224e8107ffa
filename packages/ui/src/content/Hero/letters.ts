/** The width axis runs from 125 to 75 in this many equal steps. */
export const widthSteps = 12;

export interface Letter {
  /** Its place in the word: with the letter it makes a stable key. */
  place: number;
  letter: string;
  /** 0 is the widest, `widthSteps` the narrowest. */
  step: number;
}

/**
 * The word's letters from far apart to close together, and whether a full stop ends it.
 * @param word the heading as it is read, for example `Connect.`
 */
export const spread = (word: string): { letters: readonly Letter[]; stop: boolean } => {
  const stop = word.endsWith('.');
  const letters = Array.from(stop ? word.slice(0, -1) : word);
  const last = Math.max(1, letters.length - 1);
  return {
    stop,
    letters: letters.map((letter, place) => ({
      place,
      letter,
      step: Math.round((place / last) * widthSteps),
    })),
  };
};
