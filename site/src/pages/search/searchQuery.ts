import { limits } from '@banyan/api/contract';
import { search } from '../../content/search.ts';

/** A kind of thing that is found: what the API finds, and pages of this site. */
export type FoundKind = keyof typeof search.kinds;

const isKind = (text: string): text is FoundKind => Object.hasOwn(search.kinds, text);

/** What the address of the search says. What it does not say is left out, so that `/search` stays that. */
export interface SearchQuery {
  q?: string;
  /** Only of this kind, in pages. */
  kind?: FoundKind;
  /** From 2, of one kind. */
  page?: number;
}

/** Beyond anything that is found. */
const farthestPage = 1_000_000;

/** Reads an address that somebody may have typed, or that a form without JavaScript made: what makes no sense is as if it were not there. */
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

/** The address of what is found. */
export function searchHref({ q, kind, page = 1 }: SearchQuery): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(q && kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/search?${query}` : '/search';
}

/** What two addresses that ask the same have in common. */
export const searchKey = ({ q = '', ...one }: SearchQuery): string => JSON.stringify([q.trim(), one]);
