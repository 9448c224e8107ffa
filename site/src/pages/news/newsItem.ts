import { isDay, type NewsItem, tellingInstant } from '@banyan/api/contract';
import { createNewsSummary, newsPicture } from '@banyan/app/news';
import type { NewsDetailProps } from '@banyan/ui/content';
import { site } from '../../content/site.ts';
import { newsHref } from './newsPaths.ts';

/** Builds the summary of a news item for lists. */
export const newsSummary = createNewsSummary({ timeZone: site.timeZone, newsHref });

/** Props of the detail view that come from the news item; the page adds the reader’s time zone, the back link and the heading. */
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

/** Builds the detail view of a news item (spec part 1 §2, "News detail view"). */
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
 * Formats the publication date and time with the time zone’s name; a date without time is formatted unchanged.
 *
 * @param timeZone Undefined for the reader’s own.
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
    // Runtimes use different kinds of spaces here.
    publishedTime: told({ ...clock, timeZone }).replace(/\s/g, ' '),
  };
}
