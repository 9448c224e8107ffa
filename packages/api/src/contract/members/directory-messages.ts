/** Messages of the directory (spec part 2 §2, §5). */
export const directoryMessages = {
  empty: 'No alumni found',
  /** @param pages Number of pages. */
  page: (pages: number) => `Please enter a valid page number between 1 and ${pages}.`,
} as const;
