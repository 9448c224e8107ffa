import { limits, type NewsCategory, newsCategories } from '@banyan/api/contract';

/** What the address of the news page says. What it does not say is left out, so that `/news` stays `/news`. */
export interface NewsQuery {
  search?: string;
  category?: NewsCategory;
  /** Only what is bookmarked on this device. */
  saved?: true;
  /** From 2. */
  page?: number;
}

/**
 * Reads an address that somebody may have typed: what makes no sense is as if it were not there. By hand and without a
 * schema library, because addresses are read on every page.
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

/** The address of one page of what is shown. */
export function newsHrefOf({ search, category, saved, page }: NewsQuery): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  if (saved) query.set('saved', 'true');
  if (page !== undefined && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/news?${query}` : '/news';
}
