import type { NewsItem } from '@banyan/api/contract';
import { createNewsSummary, imageAddress } from '@banyan/app/news';
import type { NewsDetailProps } from '@banyan/ui/content';
import { site } from '../../content/site.ts';

/** Dates are written in one language and one zone, or the server's words and the browser's would differ. */
const zone = { timeZone: site.timeZone };
const day = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-US', {
  ...zone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The page of one piece of news. */
export const newsHref = (id: string): string => `/news/${encodeURIComponent(id)}`;

/** One piece of news as lists show it. */
export const newsSummary = createNewsSummary({ timeZone: site.timeZone, newsHref });

/** What one piece of news itself decides about its detail view; the way back and the heading are the page's. */
export type NewsDetailContent = Pick<
  NewsDetailProps,
  | 'title'
  | 'newsId'
  | 'published'
  | 'dateTime'
  | 'author'
  | 'category'
  | 'tags'
  | 'images'
  | 'lede'
  | 'content'
  | 'shareText'
>;

/** One piece of news whole (spec part 1 §2, "News detail view"). */
export function newsDetail(item: NewsItem, server: string): NewsDetailContent {
  return {
    title: item.title,
    newsId: item._id,
    published: dayAndTime(new Date(item.createdAt)),
    dateTime: item.createdAt,
    author: item.createdBy.name || undefined,
    category: item.category || undefined,
    tags: item.tags,
    images: item.images.map((image) => ({ src: imageAddress(image, server) })),
    lede: item.summary || undefined,
    content: { text: item.description },
    shareText: item.description || item.summary,
  };
}

/** Put together here: whether `at` or a comma stands between them, and how wide the spaces are, differs per machine. */
const dayAndTime = (date: Date): string => `${day.format(date)}, ${time.format(date).replace(/\s/g, ' ')}`;
