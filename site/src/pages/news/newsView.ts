import { foldedText } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import { pageSizes } from '../../content/pageSizes.ts';
import type { NewsQuery } from './newsQuery.ts';

/** One piece of news, with what it is found by. */
export interface ListedNews {
  id: string;
  shown: NewsSummary;
  tags: readonly string[];
  featured: boolean;
}

/** What the page shows of all news. */
export interface NewsView {
  /** Only on the first page, and only while nothing is searched for. */
  featured: readonly NewsSummary[];
  items: readonly NewsSummary[];
  /** Which of how many `items` are, counted from 1; zeroes when there are none. */
  from: number;
  to: number;
  total: number;
  /** The page that is shown: the last one where the address asks for one beyond it. */
  page: number;
  pages: number;
}

const newsPageSize = pageSizes.news;
/** A lead, and two beside it. */
const mostFeatured = 3;

/** All news; or of a document, which carries what it shows, however much there was. */
export type FoundNews = { all: readonly ListedNews[] } | { view: NewsView };

/** Whether an address asks for less than all news. */
export const isNarrowed = ({ search, category, saved }: NewsQuery): boolean =>
  search !== undefined || category !== undefined || saved === true;

/**
 * Search, category, bookmarks and page applied to all news. The featured ones are no part of the list that stands under
 * them.
 *
 * @param bookmarks Ids of what is bookmarked on this device.
 */
export function newsView(
  all: readonly ListedNews[],
  query: NewsQuery,
  bookmarks: readonly string[] = [],
): NewsView {
  const { search = '', category, saved, page = 1 } = query;
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  const narrowed = isNarrowed(query);
  const featured = narrowed ? [] : all.filter((item) => item.featured).slice(0, mostFeatured);
  const listed = narrowed
    ? all.filter(
        (item) =>
          (!category || item.shown.category === category) &&
          (!saved || bookmarks.includes(item.id)) &&
          hasAll(item, words),
      )
    : all.filter((item) => !featured.includes(item));

  const pages = Math.max(1, Math.ceil(listed.length / newsPageSize));
  const current = Math.min(page, pages);
  const items = listed.slice((current - 1) * newsPageSize, current * newsPageSize);
  const before = (current - 1) * newsPageSize;
  return {
    featured: current === 1 ? featured.map(({ shown }) => shown) : [],
    items: items.map(({ shown }) => shown),
    from: items.length > 0 ? before + 1 : 0,
    to: before + items.length,
    total: listed.length,
    page: current,
    pages,
  };
}

function hasAll({ shown, tags }: ListedNews, words: readonly string[]): boolean {
  const text = foldedText([shown.title, shown.summary ?? '', shown.category ?? '', ...tags].join('\n'));
  return words.every((word) => text.includes(word));
}
