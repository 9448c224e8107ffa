import { nearestOf, wordsOfPath } from './nearestPages.ts';
import type { Near } from './noSuch.ts';

/** Letters, or a number: an id that was drawn by lot is no word, however much two of them are alike, nor is `the`. */
const isWord = (text: string) => /^(?:\p{N}+|\p{L}{4,})$/u.test(text);

/**
 * Things of one kind that have at least half of the words of an id that none of them has, the nearest first. What most of
 * them have, such as `news`, tells none from the others.
 *
 * @param asked The id, or whatever else is known of the thing.
 * @param known `text` is what they are known by: title, names, an id that can be read.
 */
export function nearestThings(asked: string, known: readonly (Near & { text: string })[]): Near[] {
  const things = known.map(({ text, ...near }) => ({ ...near, words: wordsOfPath(text).filter(isWord) }));
  const tellsApart = (word: string) =>
    things.filter(({ words }) => words.includes(word)).length <= Math.max(1, things.length / 2);
  return nearestOf(wordsOfPath(asked).filter(isWord).filter(tellsApart), things);
}
