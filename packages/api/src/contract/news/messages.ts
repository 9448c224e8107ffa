/** Messages of the news list and of one item. */
export const newsMessages = {
  loading: 'Loading news...',
  imageUnavailable: 'Image not available',
} as const;
