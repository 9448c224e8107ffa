/** Apostrophes of every keyboard, accents typed as apostrophes, and the modifier letters of transliterations. */
export const apostrophes = "'’‘‛`´′‵ʹʻʼʽʾʿˈ՚׳ꞌ＇";
const notCompared = /* @__PURE__ */ new RegExp(`[${apostrophes}]|\\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * Folds a text for comparison. Result: lowercase, without diacritics and invisible characters, full-width letters as plain ones.
 * Apostrophes are removed ("O'Neil" is one word); quotes and dashes become their plain forms.
 */
export const foldedText = (text: string): string =>
  (/^[\x20-\x7e]*$/.test(text)
    ? text.replace(/['`]/g, '')
    : text
        .replace(notCompared, '')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[‐-―−]/g, '-')
        .replace(/[“-‟″«»]/g, '"')
  ).toLowerCase();

/** Returns the folded words of a text, in their order. Any character except letters and digits separates words. */
export const foldedWords = (text: string): string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true if one letter was omitted, added, replaced, or swapped with its neighbor. */
export function isOneSlip(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [here, there] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (here.length <= 1 && there.length <= 1) return true;
  return here.length === 2 && there === `${here[1]}${here[0]}`;
}
