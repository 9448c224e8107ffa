/** How many of a long list a page shows, and its HTML and data hold; links lead to the rest. */
export const pageSizes = {
  news: 6,
  /** Two large tiles, then three in a row. */
  pastEvents: 5,
} as const;
