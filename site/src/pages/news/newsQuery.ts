import { limits, type NewsCategory, newsCategories } from '@banyan/api/contract';

/** Query in the news page’s URL. Missing parameters are left out, so that `/news` stays `/news`. */
export interface NewsQuery {
  search?: string;
  category?: NewsCategory;
  /** Set to show only the items bookmarked on this device. */
  saved?: true;
  /** Page number, from 2. */
  page?: number;
}

/**
 * Reads a query that may be typed by hand. Invalid values are ignored. Does not use a schema library, because every page loads this
 * code.
 */
export function newsQuery({ search, category, saved, page }: Record<string, unknown>): NewsQuery {
  const words = typeof search === 'object' ? '' : String(search ?? '').slice(0, limits.searchLength);
  const known = newsCategories.find((name) => name === category);
  return {
    ...(words.trim() && { search: words }),
    ...(known && { category: known }),
    ...(saved === true && { saved }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
  };
}

/** Builds the URL of a page of the list. */
export function newsHrefOf({ search, category, saved, page }: NewsQuery): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  if (saved) query.set('saved', 'true');
  if (page !== undefined && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/news?${query}` : '/news';
}
