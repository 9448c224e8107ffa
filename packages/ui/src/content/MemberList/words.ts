import type { ListWords } from '../ListProgress/index.ts';

/** What a list of members says while there is none; the empty text is the specification's (part 2 §8). */
export const memberListWords: ListWords = {
  loading: 'Loading alumni...',
  failed: 'Alumni could not be loaded',
  failedReason: 'The server did not answer. Your search is kept; try once more.',
  retry: 'Retry',
  empty: 'No alumni found',
  emptyHint: 'Try a part of the name, another spelling, or fewer filters.',
};
