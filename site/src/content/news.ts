/** Texts of the news list and of a news item’s page. */
export const news = {
  heading: 'News',
  featured: 'Featured',
  all: 'All news',
  pages: 'News pages',
  /** `1 to 6 of 27` */
  count: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  search: {
    label: 'Search news',
    placeholder: 'Search titles and summaries',
    category: 'Category',
    allCategories: 'All categories',
    clear: 'Clear search and filters',
    saved: 'Saved on this device',
    nothingSaved: 'Press the bookmark on a news item to save it here.',
  },
  /** Shown while no news has been published. */
  nothingYet: 'The first news item will appear here.',
  item: {
    /** Meta description while the news item is unknown. */
    description: 'One news item of the association.',
    back: { label: 'All news', href: '/news' },
    more: 'More news',
    loading: 'Loading news...',
    retry: 'Retry',
    failedReason: 'The server did not answer. Please try again.',
  },
} as const;
