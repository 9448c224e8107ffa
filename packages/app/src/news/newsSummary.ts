import { type NewsItem, ofChapter, tellingInstant } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import { newsPicture } from './newsPicture.ts';

export interface NewsSummaryOptions {
  /** Zone of all dates. Without a fixed zone and language the server's text and the browser's would differ. */
  timeZone: string;
  /** Address of the page of a news item. */
  newsHref: (id: string) => string;
}

/** Sorts news newest first, whatever their original order (spec part 1 §7). */
export function newestFirst(items: readonly NewsItem[]): NewsItem[] {
  return items.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}

/**
 * Sorts news for the front page of a chapter: its own first, then the others, each newest first. @param chapter Id of the chapter,
 * if it has one.
 */
export function chapterNewsFirst(items: readonly NewsItem[], chapter: string | undefined): NewsItem[] {
  const newest = newestFirst(items);
  const own = ofChapter(newest, chapter ?? '');
  return [...own, ...newest.filter((item) => !own.includes(item))];
}

/** Creates a function that turns a news item into the props that lists show. */
export function createNewsSummary({ timeZone, newsHref }: NewsSummaryOptions) {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' });
  const shortDay = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });

  /** @param server From `serverAddress`: prepended to relative picture paths. */
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
