import { foldedWords, limits } from '@banyan/api/contract';

/** Number of words of a search that count. No name has more, and further words would only exclude every match. */
const mostWords = 6;

/** Splits a text into its search words. */
export const wordsOf = (text: string): string[] =>
  foldedWords(text.slice(0, limits.searchLength)).slice(0, mostWords);

/** Spelling variants of Marathi, Hindi and Tamil names in English letters. The order matters. */
const variants: ReadonlyArray<readonly [RegExp, string]> = [
  [/^ai(?=y)/, 'i'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/ph/g, 'f'],
  [/c(?!h)/g, 'k'],
  [/(?<=[bcdgjkpst])h/g, ''],
  [/[ao]w(?=[^aeiou]|$)/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/[ao]u/g, 'o'],
  [/(?:ai|ay|ey)$/, 'e'],
  [/y$/, 'i'],
  [/([^aeiou])\1/g, '$1'],
  [/(?<=[^aeiou]{1})a$/, ''],
];

/**
 * The sound of a word, the same for the ways it is usually written: Deshpande and Deshpandey, Joshi and Joshee, Lakshmi and Laxmi,
 * Choudhary and Chaudhari. Vowels stay, so Patil and Patel are two names.
 */
export function soundOf(word: string): string {
  return variants.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word);
}

/** Shortest word that is searched with typos: nearly all shorter words are one letter away from another. */
export const shortestEdited = 4;

/** A word as it is, and with each of its letters left out in turn. Two words that differ by one typo share one of these. */
export function oneSlip(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))])];
}
