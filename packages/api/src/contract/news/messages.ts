/** News, as list and detail. */
export const newsMessages = {
  loading: 'Loading news...',
  imageUnavailable: 'Image not available',
} as const;
