import type { ListWords } from '../ListProgress/index.ts';

/** Texts of a member list without items; the specification fixes the empty text (part 2 §8). */
export const memberListWords: ListWords = {
  loading: 'Loading alumni...',
  failed: 'Alumni could not be loaded',
  failedReason: 'The server did not answer. Your search is kept; try once more.',
  retry: 'Retry',
  empty: 'No alumni found',
  emptyHint: 'Try a part of the name, another spelling, or fewer filters.',
};
