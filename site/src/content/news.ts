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
    nothingSaved: 'Press the bookmark on a piece of news, and it stands here whenever you come back.',
  },
  /** Shown while no news has been published. */
  nothingYet: 'The first piece will stand here.',
  item: {
    /** Meta description while the news item is unknown. */
    description: 'One piece of the association’s news. All of it stands in one list.',
    back: { label: 'All news', href: '/news' },
    more: 'More news',
    loading: 'News on its way',
    retry: 'Retry',
    failedReason: 'The server did not answer. Nothing is lost; try once more.',
  },
} as const;
