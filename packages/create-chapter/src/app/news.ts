import { createClientOf } from '@banyan/api/client';
import { fetchAllNews } from '@banyan/api/contract';
import { createNewsSummary, newestFirst, serverAddress } from '@banyan/app/news';
import type { NewsSummary } from '@banyan/ui/content';
import { apiBase, ofThisChapter } from './national.ts';
import { nationalHref } from './places.ts';

const client = createClientOf({ fetchAllNews }, { base: apiBase });

const newsSummary = createNewsSummary({
  timeZone: 'America/Los_Angeles',
  newsHref: (id) => nationalHref(`/news/${encodeURIComponent(id)}`),
});

/** News with the chapter's own, or everybody's, newest first. */
async function newsOf(query: { chapter?: string }, signal: AbortSignal): Promise<NewsSummary[]> {
  const [{ data }, base] = await Promise.all([client.fetchAllNews({ query, signal }), apiBase()]);
  const server = serverAddress(base);
  return newestFirst(data).map((item) => newsSummary(item, server));
}

/** Reads the chapter's news as lists show it. The whole text is on the national site. */
export const readNews = (signal: AbortSignal): Promise<NewsSummary[]> => newsOf(ofThisChapter, signal);

/** How many pieces the front page has. */
export const frontNews = 5;

/** Reads what the front page shows: the chapter's own first, and the association's where those are few. */
export async function readFrontNews(signal: AbortSignal): Promise<NewsSummary[]> {
  const own = await readNews(signal);
  if (own.length >= frontNews) return own.slice(0, frontNews);
  const known = new Set(own.map(({ href }) => href));
  const others = (await newsOf({}, signal)).filter(({ href }) => !known.has(href));
  return [...own, ...others].slice(0, frontNews);
}
