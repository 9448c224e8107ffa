import { foldedText } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import { pageSizes } from '../../content/pageSizes.ts';
import type { NewsQuery } from './newsQuery.ts';

/** News item, with its searchable text. */
export interface ListedNews {
  id: string;
  shown: NewsSummary;
  tags: readonly string[];
  featured: boolean;
}

/** Content of the news page. */
export interface NewsView {
  /** Featured items: only on the first page, and only without search or filters. */
  featured: readonly NewsSummary[];
  items: readonly NewsSummary[];
  /** Range of `items` within the list, counted from 1; zeroes if it is empty. */
  from: number;
  to: number;
  total: number;
  /** Page shown; the last page if the URL names one beyond it. */
  page: number;
  pages: number;
}

const newsPageSize = pageSizes.news;
/** Maximum number of featured items: one large, two beside it. */
const mostFeatured = 3;

/** All news, or only the view that the document shows, so that its size does not grow with the list. */
export type FoundNews = { all: readonly ListedNews[] } | { view: NewsView };

/** True if the query selects fewer than all news items. */
export const isNarrowed = ({ search, category, saved }: NewsQuery): boolean =>
  search !== undefined || category !== undefined || saved === true;

/**
 * Applies search, category, bookmarks and page to all news. Featured items are not repeated in the list below them.
 *
 * @param bookmarks Ids of the items bookmarked on this device.
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
