import { chapter } from 'virtual:chapter';
import { createClientOf } from '@banyan/api/client';
import { fetchAllNews } from '@banyan/api/contract';
import { chapterNewsFirst, createNewsSummary, newestFirst, serverAddress } from '@banyan/app/news';
import type { NewsSummary } from '@banyan/ui/content';
import { apiBase, ofThisChapter } from './national.ts';
import { nationalHref } from './places.ts';

const client = createClientOf({ fetchAllNews }, { base: apiBase });

const newsSummary = createNewsSummary({
  timeZone: 'America/Los_Angeles',
  newsHref: (id) => nationalHref(`/news/${encodeURIComponent(id)}`),
});

/** Reads news from the national site, with the server address for relative picture paths. */
async function newsOf(query: { chapter?: string }, signal: AbortSignal) {
  const [{ data }, base] = await Promise.all([client.fetchAllNews({ query, signal }), apiBase()]);
  return { data, server: serverAddress(base) };
}

/** Reads the chapter's news for lists. The whole text is on the national site. */
export async function readNews(signal: AbortSignal): Promise<NewsSummary[]> {
  const { data, server } = await newsOf(ofThisChapter, signal);
  return newestFirst(data).map((item) => newsSummary(item, server));
}

/** Number of news items on the front page. */
export const frontNews = 5;

/** Reads the news of the front page: the chapter's own first, then the association's if those are few. */
export async function readFrontNews(signal: AbortSignal): Promise<NewsSummary[]> {
  const { data, server } = await newsOf({}, signal);
  return chapterNewsFirst(data, chapter.id)
    .slice(0, frontNews)
    .map((item) => newsSummary(item, server));
}
