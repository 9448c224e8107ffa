import { isDay, type NewsItem, tellingInstant } from '@banyan/api/contract';
import { createNewsSummary, newsPicture } from '@banyan/app/news';
import type { NewsDetailProps } from '@banyan/ui/content';
import { site } from '../../content/site.ts';
import { newsHref } from './newsPaths.ts';

/** One piece of news as lists show it. */
export const newsSummary = createNewsSummary({ timeZone: site.timeZone, newsHref });

/** What one piece of news itself decides about its detail view; the reader's zone, the way back and the heading are the page's. */
export type NewsDetailContent = Pick<
  NewsDetailProps,
  | 'title'
  | 'newsId'
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
    dateTime: item.createdAt,
    author: item.createdBy.name || undefined,
    category: item.category || undefined,
    tags: item.tags,
    images: item.images.map((path) => {
      const picture = newsPicture(item, path, server);
      return {
        ...(typeof picture === 'string' ? { src: picture } : picture),
        caption: item.media.find((known) => known.path === path)?.alt || undefined,
      };
    }),
    lede: item.summary || undefined,
    content: item.html ? { sanitisedHtml: item.html } : { text: item.description },
    shareText: item.description || item.summary,
  };
}

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * When a piece of news was published, in a zone and with its name; of a day alone, the day as it is written.
 *
 * @param timeZone Undefined for the reader's.
 */
export function publishedIn(
  timeZone: string | undefined,
  createdAt: string,
): Pick<NewsDetailProps, 'published' | 'publishedTime'> {
  const at = tellingInstant(createdAt);
  const told = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options).format(at);
  if (isDay(createdAt)) return { published: told({ dateStyle: 'long', timeZone: 'UTC' }) };
  return {
    published: told({ dateStyle: 'long', timeZone }),
    // How wide the spaces are differs per machine.
    publishedTime: told({ ...clock, timeZone }).replace(/\s/g, ' '),
  };
}
