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

/** Reads the chapter's news, newest first, as lists show it. The whole text is on the national site. */
export async function readNews(signal: AbortSignal): Promise<NewsSummary[]> {
  const [{ data }, base] = await Promise.all([
    client.fetchAllNews({ query: ofThisChapter, signal }),
    apiBase(),
  ]);
  const { origin } = new URL(base);
  return data
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .map((item) => summaryOf(item, origin));
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
