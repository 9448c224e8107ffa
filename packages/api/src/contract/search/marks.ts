import * as limits from '../limits/searching.ts';
import type { MarkedText } from './search.ts';
import { apostrophes, foldedWords } from './words.ts';

/** Most words of a search that count; the rest would only narrow it to nothing. */
const mostWords = 8;

/** The words of a search, each once. */
export const searchWords = (query: string): string[] =>
  [...new Set(foldedWords(query.slice(0, limits.siteSearchLength)))].slice(0, mostWords);

/** Shortest word that is also looked for in the singular: `news` has none. */
const shortestPlural = 5;

/** A word of one, if it may be one of many: `events`, `stories`. */
export const singularOf = (word: string): string =>
  word.length < shortestPlural ? word : word.replace(/ies$/, 'y').replace(/s$/, '');

/** Words as they are written, with where they begin. */
const inWord = /* @__PURE__ */ new RegExp(
  `[\\p{L}\\p{N}\\p{M}\\p{Default_Ignorable_Code_Point}${apostrophes}]+`,
  'gu',
);
const written = (text: string) => text.matchAll(inWord);

const isFound = (word: string, words: readonly string[]): boolean => {
  // Most words need no folding, which costs more than everything else here.
  const plain = /^[a-z\d]+$/i.test(word) ? word.toLowerCase() : (foldedWords(word)[0] ?? '');
  return words.some((one) => plain.startsWith(one) || plain === singularOf(one));
};

/** A text with the words marked that are, or begin with, one of these. */
export function marked(text: string, words: readonly string[]): MarkedText {
  const marks: MarkedText['marks'] = [];
  for (const { 0: word, index } of written(text))
    if (isFound(word, words)) marks.push({ from: index, to: index + word.length });
  return { text, marks };
}

/** Where the first of them begins; the text's beginning where none is in it. */
function firstFound(text: string, words: readonly string[]): number {
  for (const { 0: word, index } of written(text)) if (isFound(word, words)) return index;
  return 0;
}

/** How much may stand before the first word that was found. */
const before = 48;

/** The words around the first one that was found, marked; the beginning of the text where none was. */
export function excerptAround(text: string, words: readonly string[]): MarkedText {
  const found = firstFound(text, words);
  // From a word on, if there is one near enough.
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
