import { foldedWords, isOneSlip, limits } from '@banyan/api/contract';
import { pages } from '../../content/pages.ts';
import type { StaticPage } from '../../head.ts';
import type { Near } from './noSuch.ts';

/** Most pages that are offered. */
const most = 3;

/** Shortest word whose slips are mended, and shortest beginning that makes two words one: `donations`, `donate`. */
const longEnough = 4;

const isLike = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= longEnough &&
    other.length >= longEnough &&
    (isOneSlip(one, other) || one.slice(0, longEnough) === other.slice(0, longEnough))) ||
  `${one}s` === other ||
  one === `${other}s`;

/** The words of an address, as somebody would say them. */
export function wordsOfPath(pathname: string): string[] {
  return foldedWords(
    decoded(pathname)
      .replace(/_/g, ' ')
      .replace(/\.\w{2,5}$/, ''),
  );
}

/** What somebody would look for who came to an address that leads nowhere: the words of its end, unless that is only a number. */
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

/** Something that exists, with the words it is known by. */
interface Known extends Near {
  words: readonly string[];
}

/** Those that have at least half of the words that are asked for, the nearest first; alike ones in the order they came in. */
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
 * Pages whose address or title has at least half of the words of an address that leads nowhere, the nearest first.
 *
 * @param known Which there are. @default the site's own
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
