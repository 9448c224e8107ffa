import { foldedWords, isOneSlip, limits } from '@banyan/api/contract';
import { pages } from '../../content/pages.ts';
import type { StaticPage } from '../../head.ts';

/** Something that exists, by an address much like one that does not. */
export interface Near {
  label: string;
  href: string;
}

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

/**
 * Pages whose address or title has at least half of the words of an address that leads nowhere, the nearest first.
 *
 * @param known Which there are. @default the site's own
 */
export function nearestPages(
  pathname: string,
  known: readonly Pick<StaticPage, 'path' | 'title'>[] = Object.values(pages),
): Near[] {
  const asked = wordsOfPath(pathname);
  const found = known.flatMap(({ path, title }) => {
    const its = foldedWords(`${path} ${title}`);
    const like = asked.filter((word) => its.some((one) => isLike(word, one))).length;
    const exact = asked.filter((word) => its.includes(word)).length;
    if (path === '/' || like * 2 < asked.length || like === 0) return [];
    // Of two that are equally like it, the shorter address is the likelier one.
    return [{ label: title, href: path, rank: like * 100 + exact * 10 - foldedWords(path).length }];
  });
  return found
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ label, href }) => ({ label, href }));
}
