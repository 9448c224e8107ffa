import { nearestOf, wordsOfPath } from './nearestPages.ts';
import type { Near } from './noSuch.ts';

/** Matches letters only or digits only. Parts of random ids are not words, however similar, and neither is `the`. */
const isWord = (text: string) => /^(?:\p{N}+|\p{L}{4,})$/u.test(text);

/**
 * Returns the items that match at least half of the words of a missing id, best match first. Words that most items share, such as
 * `news`, do not count.
 *
 * @param asked The missing id, or other known text about the item.
 * @param known `text` identifies the item: title, names, a readable id.
 */
export function nearestThings(asked: string, known: readonly (Near & { text: string })[]): Near[] {
  const things = known.map(({ text, ...near }) => ({ ...near, words: wordsOfPath(text).filter(isWord) }));
  const tellsApart = (word: string) =>
    things.filter(({ words }) => words.includes(word)).length <= Math.max(1, things.length / 2);
  return nearestOf(wordsOfPath(asked).filter(isWord).filter(tellsApart), things);
}
