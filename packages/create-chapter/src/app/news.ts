import { createClientOf } from '@banyan/api/client';
import { fetchAllNews, type NewsItem } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import { apiBase, ofThisChapter } from './national.ts';
import { nationalHref } from './places.ts';

const client = createClientOf({ fetchAllNews }, { base: apiBase });

/** Dates are written in one language and one zone, or the page's words and the browser's would differ. */
const zone = { timeZone: 'America/Los_Angeles' };
const day = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'medium' });

/** News with the chapter's own, or everybody's, newest first. */
async function newsOf(query: { chapter?: string }, signal: AbortSignal): Promise<NewsSummary[]> {
  const [{ data }, base] = await Promise.all([client.fetchAllNews({ query, signal }), apiBase()]);
  const { origin } = new URL(base);
  return data
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .map((item) => summaryOf(item, origin));
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

function summaryOf(item: NewsItem, server: string): NewsSummary {
  const created = new Date(item.createdAt);
  const image = item.images[0];
  return {
    title: item.title,
    href: nationalHref(`/news/${encodeURIComponent(item._id)}`),
    summary: item.summary || undefined,
    category: item.category || undefined,
    date: day.format(created),
    shortDate: shortDay.format(created),
    dateTime: item.createdAt,
    image: image && (/^https?:\/\//i.test(image) ? image : `${server}/${image.replace(/^\/+/, '')}`),
  };
}
