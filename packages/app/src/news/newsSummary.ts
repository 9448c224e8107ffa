import { type NewsItem, ofChapter, tellingInstant } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import { newsPicture } from './newsPicture.ts';

export interface NewsSummaryOptions {
  /** Dates are written in one language and one zone, or the server's words and the browser's would differ. */
  timeZone: string;
  /** Address of the page of one piece of news. */
  newsHref: (id: string) => string;
}

/** News in the order it is read: newest first, whatever order it came in (spec part 1 §7). */
export function newestFirst(items: readonly NewsItem[]): NewsItem[] {
  return items.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}

/** News for the front of a chapter: its own first, then everybody else's, each newest first. @param chapter Its id, if it has one. */
export function chapterNewsFirst(items: readonly NewsItem[], chapter: string | undefined): NewsItem[] {
  const newest = newestFirst(items);
  const own = ofChapter(newest, chapter ?? '');
  return [...own, ...newest.filter((item) => !own.includes(item))];
}

/** Makes what shows one piece of news as lists do. */
export function createNewsSummary({ timeZone, newsHref }: NewsSummaryOptions) {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' });
  const shortDay = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });

  /** @param server From `serverAddress`: what stands in front of relative picture paths. */
  return (item: NewsItem, server: string): NewsSummary => {
    const created = tellingInstant(item.createdAt);
    const image = item.images[0];
    return {
      title: item.title,
      href: newsHref(item._id),
      summary: item.summary || undefined,
      category: item.category || undefined,
      date: day.format(created),
      shortDate: shortDay.format(created),
      dateTime: item.createdAt,
      image: image === undefined ? undefined : newsPicture(item, image, server),
    };
  };
}
