import { foldedWords, isOneSlip, limits } from '@banyan/api/contract';
import { pages } from '../../content/pages.ts';
import type { StaticPage } from '../../head.ts';
import type { Near } from './noSuch.ts';

/** Maximum number of suggestions. */
const most = 3;

/** Minimum length of a word for typo correction, and of a shared prefix that makes two words match: `donations`, `donate`. */
const longEnough = 4;

const isLike = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= longEnough &&
    other.length >= longEnough &&
    (isOneSlip(one, other) || one.slice(0, longEnough) === other.slice(0, longEnough))) ||
  `${one}s` === other ||
  one === `${other}s`;

/** Splits a path into words, as a reader would say them. */
export function wordsOfPath(pathname: string): string[] {
  return foldedWords(
    decoded(pathname)
      .replace(/_/g, ' ')
      .replace(/\.\w{2,5}$/, ''),
  );
}

/** Returns the search words for a missing page: the words of the last path segment, unless it is only a number. */
export function lastWordsOf(pathname: string): string {
  const parts = pathname.split('/').map(wordsOfPath);
  const last = parts.findLast((words) => words.some((word) => /\p{L}/u.test(word))) ?? [];
  return pathname === '/404' ? '' : last.join(' ').slice(0, limits.siteSearchLength);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Existing item, with the words that identify it. */
interface Known extends Near {
  words: readonly string[];
}

/** Returns the items that match at least half of the words, best match first; equal matches keep their order. */
export function nearestOf(asked: readonly string[], known: readonly Known[]): Near[] {
  const found = known.flatMap(({ words, ...near }) => {
    const like = asked.filter((word) => words.some((one) => isLike(word, one))).length;
    const exact = asked.filter((word) => words.includes(word)).length;
    return like === 0 || like * 2 < asked.length ? [] : [{ near, rank: like * 100 + exact }];
  });
  return found
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ near }) => near);
}

/**
 * Returns the pages whose path or title matches at least half of the words of a missing path, best match first.
 *
 * @param known Pages to choose from. @default the site’s own
 */
export function nearestPages(
  pathname: string,
  known: readonly Pick<StaticPage, 'path' | 'title'>[] = Object.values(pages),
): Near[] {
  const lengthOf = ({ path }: { path: string }) => foldedWords(path).length;
  return nearestOf(
    wordsOfPath(pathname),
    known
      .filter(({ path }) => path !== '/')
      // Of two that are equally like it, the shorter address is the likelier one.
      .sort((one, other) => lengthOf(one) - lengthOf(other))
      .map(({ path, title }) => ({ label: title, href: path, words: foldedWords(`${path} ${title}`) })),
  );
}
