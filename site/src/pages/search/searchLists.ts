import { createClientOf, serverNow } from '@banyan/api/client';
import {
  eventDocument,
  fetchAllNews,
  findGroup,
  getActiveEvents,
  getJobs,
  getMembers,
  getStories,
  jobDocument,
  limits,
  memberResult,
  newsDocument,
  type SearchDocument,
  type SearchGroup,
  type SearchKind,
  type SearchRange,
  searchIndex,
  searchKinds,
  storyDocument,
} from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';

const browserLists = createClientOf(
  { getMembers, getActiveEvents, fetchAllNews, getStories, getJobs },
  { base: apiBase },
);

/** Results of the lists that responded, and the names of those that did not. */
export interface ListsSearched {
  groups: SearchGroup[];
  unsearched: SearchKind[];
}

/**
 * Searches an API host that implements only the specification: queries the directory, and reads every other list and searches it
 * here.
 *
 * @throws if no list responds
 */
export async function searchLists(
  context: RequestContext | undefined,
  words: readonly string[],
  rangeOf: (kind: string) => SearchRange,
  signal: AbortSignal,
): Promise<ListsSearched> {
  const source = context?.source ?? browserLists;
  const options = { signal };
  const among = (kind: SearchKind, documents: readonly SearchDocument[]) =>
    findGroup(kind, searchIndex(documents), words, rangeOf(kind), serverNow());
  const people = async (): Promise<SearchGroup> => {
    const { offset, limit } = rangeOf('people');
    const size = Math.max(1, Math.min(limit, limits.directoryPage.most));
    const query = { search: words.join(' '), page: String(offset / size + 1), limit: String(size) };
    const { data, total } = await source.getMembers({ ...options, query });
    return { kind: 'people', total, results: data.slice(0, limit).map((card) => memberResult(card, words)) };
  };
  const reading: Record<SearchKind, () => Promise<SearchGroup>> = {
    people,
    events: async () => among('events', (await source.getActiveEvents(options)).data.map(eventDocument)),
    news: async () => among('news', (await source.fetchAllNews(options)).data.map(newsDocument)),
    stories: async () => among('stories', (await source.getStories(options)).data.map(storyDocument)),
    jobs: async () => among('jobs', (await source.getJobs(options)).jobs.map(jobDocument)),
  };
  const read = await Promise.allSettled(searchKinds.map((kind) => reading[kind]()));
  const groups = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (groups.length === 0) throw new Error('No list answered.');
  return { groups, unsearched: searchKinds.filter((_, place) => read[place]?.status === 'rejected') };
}
