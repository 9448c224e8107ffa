import * as limits from '../limits/searching.ts';
import type { MarkedText } from './search.ts';
import { apostrophes, foldedWords } from './words.ts';

/** Most words of a search that count; more would only exclude all results. */
const mostWords = 8;

/** Returns the words of a search, each once. */
export const searchWords = (query: string): string[] =>
  [...new Set(foldedWords(query.slice(0, limits.siteSearchLength)))].slice(0, mostWords);

/** Shortest word that is also searched in the singular: `news` has none. */
const shortestPlural = 5;

/** Returns the singular of a word that looks like a plural: `events`, `stories`. */
export const singularOf = (word: string): string =>
  word.length < shortestPlural ? word : word.replace(/ies$/, 'y').replace(/s$/, '');

/** Words as written in a text, with their positions. */
const inWord = /* @__PURE__ */ new RegExp(
  `[\\p{L}\\p{N}\\p{M}\\p{Default_Ignorable_Code_Point}${apostrophes}]+`,
  'gu',
);
const written = (text: string) => text.matchAll(inWord);

const isFound = (word: string, words: readonly string[]): boolean => {
  // Most words need no folding, which is the slowest step here.
  const plain = /^[a-z\d]+$/i.test(word) ? word.toLowerCase() : (foldedWords(word)[0] ?? '');
  return words.some((one) => plain.startsWith(one) || plain === singularOf(one));
};

/** Marks the words of a text that equal or begin with one of the given words. */
export function marked(text: string, words: readonly string[]): MarkedText {
  const marks: MarkedText['marks'] = [];
  for (const { 0: word, index } of written(text))
    if (isFound(word, words)) marks.push({ from: index, to: index + word.length });
  return { text, marks };
}

/** Returns the position of the first found word; 0 if there is none. */
function firstFound(text: string, words: readonly string[]): number {
  for (const { 0: word, index } of written(text)) if (isFound(word, words)) return index;
  return 0;
}

/** Most characters before the first found word. */
const before = 48;

/** Returns the words around the first found one, marked; the beginning of the text if none was found. */
export function excerptAround(text: string, words: readonly string[]): MarkedText {
  const found = firstFound(text, words);
  // Starts at the beginning of a word, if one is near enough.
  const space = text.lastIndexOf(' ', found - before);
  const start = found <= before ? 0 : space >= found - 2 * before ? space + 1 : found;
  const rest = text.slice(start, start + limits.siteSearchExcerpt);
  return marked(`${start > 0 ? '…' : ''}${whole(rest, start + rest.length < text.length)}`, words);
}

function whole(head: string, isCut: boolean): string {
  if (!isCut) return head;
  const space = head.lastIndexOf(' ');
  const words = space > head.length / 2 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '');
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`;
}
