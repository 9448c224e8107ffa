/** Page sizes of long lists, which also limit the HTML and data of a page. Links lead to the other pages. */
export const pageSizes = {
  news: 6,
  /** A row is about as high as half a phone. */
  jobs: 20,
  /** Fills the grid: two large tiles, then three in a row. */
  pastEvents: 5,
} as const;
