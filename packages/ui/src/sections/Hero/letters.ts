/** Number of equal steps of the width axis, which runs from 125 to 75. */
export const widthSteps = 12;

/**
 * Widths of the default word’s letters in the page’s font, in em, with its full stop last. They are reserved, so that the word
 * does not move when the font arrives after the text; another word moves once on a slow connection.
 */
export const measured = {
  word: 'Connect.',
  advances: [0.728, 0.6376, 0.5945, 0.5425, 0.455, 0.331, 0.258, 0.1565],
} as const;

export interface HeroLetter {
  /** Position in the word: with the letter it makes a stable key. */
  place: number;
  letter: string;
  /** Width step: 0 is the widest, `widthSteps` the narrowest. */
  step: number;
}

/**
 * Splits a word into letters from wide to narrow; `stop` is true if a full stop ends it.
 * @param word the heading as it is read, for example `Connect.`
 */
export const spread = (word: string): { letters: readonly HeroLetter[]; stop: boolean } => {
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
