import type { ListWords } from '../ListProgress/index.ts';

export type NewsWords = ListWords;

/** In a file of its own, so that a page with another news list loads these texts without `NewsList`. */
export const newsListWords: NewsWords = {
  loading: 'Loading news...',
  failed: 'News could not be loaded',
  failedReason: 'The server did not answer. The rest of the page works.',
  retry: 'Retry',
  empty: 'No news found',
  emptyHint: 'Try other words, or another category.',
};
