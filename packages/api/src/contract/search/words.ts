/** A text as it is compared: lower case, without diacritics, apostrophes closed ("O'Neil" is one word). */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The words of a text as they are compared, in their order; whatever is no letter or digit stands between them. */
export const foldedWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

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
