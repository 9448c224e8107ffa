import { createClientOf } from '@banyan/api/client';
import { getMembers } from '@banyan/api/contract';
import { serverAddress } from '@banyan/app/news';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { passedOver } from './directoryPlaces.ts';
import { callQuery, type DirectoryQuery } from './directoryQuery.ts';
import { type Directory, memberSummary, pagesOf } from './directoryView.ts';

const browserMembers = createClientOf({ getMembers }, { base: apiBase });

/**
 * Reads a page of results; the last page if the requested one is beyond it.
 *
 * @param context The loader’s `serverContext`; without it the data is read in the browser.
 * @param summaryOf Builds the cards.
 */
export async function readDirectory(
  context: RequestContext | undefined,
  query: DirectoryQuery,
  signal: AbortSignal,
  summaryOf = memberSummary,
): Promise<Directory> {
  const [{ data, total }, base] = await Promise.all([
    (context?.source ?? browserMembers).getMembers({ query: callQuery(query), signal }),
    context?.apiBase ?? apiBase(),
  ]);
  const { page = 1 } = query;
  const last = pagesOf(total);
  if (page > last) return readDirectory(context, { ...query, page: last }, signal, summaryOf);
  const server = serverAddress(base);
  return {
    members: data.map((card) => summaryOf(card, server)),
    total,
    page,
    notice: query.place || query.company ? passedOver(data, query) : undefined,
  };
}
