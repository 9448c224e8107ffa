/** Apostrophes of every keyboard, accents typed as such, and letters that stand for them in transliterations. */
export const apostrophes = "'’‘‛`´′‵ʹʻʼʽʾʿˈ՚׳ꞌ＇";
const notCompared = /* @__PURE__ */ new RegExp(`[${apostrophes}]|\\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * A text as it is compared: lower case, without diacritics and invisible characters, full-width letters as plain ones, apostrophes
 * closed ("O'Neil" is one word), quotes and dashes as they are typed.
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

/** The words of a text as they are compared, in their order; whatever is no letter or digit stands between them. */
export const foldedWords = (text: string): string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a single letter was left out, added, replaced, or swapped with its neighbour. */
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
