import { ApiError, createClientOf } from '@banyan/api/client';
import { limits, type SearchKind, type SearchRange, search, searchKinds } from '@banyan/api/contract';
import { serverAddress } from '@banyan/app/news';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { findPages, searchWords } from './ownPages.ts';
import type { SearchQuery } from './searchQuery.ts';
import { type Found, foundGroups } from './searchView.ts';

const browserSearch = createClientOf({ search }, { base: apiBase });

const { overview, page: pageSize } = limits.siteSearchResults;

const isOfApi = (kind: string | undefined): kind is SearchKind => searchKinds.some((one) => one === kind);

/** True if the API host lacks the search call: an older version, or one that implements only the specification. */
const hasNoSuchCall = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'malformed' || [404, 405, 501].includes(error.status));

/**
 * Reads the results from the API and from this site’s pages; nothing for an empty query. If the API lacks the call, its lists are
 * read and searched instead.
 *
 * @param context The loader’s `serverContext`; without it the data is read in the browser.
 */
export async function readSearch(
  context: RequestContext | undefined,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<Found> {
  const { q = '', kind, page = 1 } = query;
  if (q.trim() === '') return { groups: [], unsearched: [] };
  const words = searchWords(q);
  const rangeOf = (one: string): SearchRange => {
    if (kind === undefined) return { offset: 0, limit: overview };
    return one === kind ? { offset: (page - 1) * pageSize, limit: pageSize } : { offset: 0, limit: 0 };
  };
  // For a kind that only this site has, the API still returns the counts of the other kinds.
  const asked = { q, kind: isOfApi(kind) ? kind : '', page: String(page) };
  const [{ groups, unsearched }, base] = await Promise.all([
    (context?.source ?? browserSearch).search({ query: asked, signal }).then(
      ({ data }) => ({ groups: data, unsearched: [] }),
      async (error: unknown) => {
        if (!hasNoSuchCall(error)) throw error;
        const { searchLists } = await import('./searchLists.ts');
        return searchLists(context, words, rangeOf, signal);
      },
    ),
    context?.apiBase ?? apiBase(),
  ]);
  const all = [...groups, findPages(words, rangeOf('pages'))];
  return { groups: foundGroups(all, query, words, serverAddress(base)), unsearched };
}
