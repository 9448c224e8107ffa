/** Messages of the featured event section. */
export const featuredEventMessages = {
  loading: 'Loading event...',
  failed: 'Error Fetching Data',
} as const;
