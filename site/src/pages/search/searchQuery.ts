import { limits } from '@banyan/api/contract';
import { search } from '../../content/search.ts';

/** Kind of result: those of the API, and pages of this site. */
export type FoundKind = keyof typeof search.kinds;

const isKind = (text: string): text is FoundKind => Object.hasOwn(search.kinds, text);

/** Query in the search page’s URL. Missing parameters are left out, so that `/search` stays as it is. */
export interface SearchQuery {
  q?: string;
  /** Kind to show, with pagination; all kinds if missing. */
  kind?: FoundKind;
  /** Page number of one kind, from 2. */
  page?: number;
}

/** Beyond the end of any results. */
const farthestPage = 1_000_000;

/** Reads a query that may be typed by hand or sent by a form without JavaScript. Invalid values are ignored. */
export function searchQuery({ q, kind, page }: Record<string, unknown>): SearchQuery {
  const words = textOf(q).slice(0, limits.siteSearchLength);
  if (words.trim() === '') return {};
  const one = textOf(kind);
  if (!isKind(one)) return { q: words };
  const number = /^\d+$/.test(textOf(page)) ? Math.min(Number(page), farthestPage) : 1;
  return { q: words, kind: one, ...(number > 1 && { page: number }) };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Builds the URL of a query. */
export function searchHref({ q, kind, page = 1 }: SearchQuery): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(q && kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/search?${query}` : '/search';
}

/** Returns the cache key of a query: equal for URLs that ask for the same. */
export const searchKey = ({ q = '', ...one }: SearchQuery): string => JSON.stringify([q.trim(), one]);
