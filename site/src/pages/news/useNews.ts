import { type ReadState, useApiRead } from '@banyan/app/reading';
import { type News, readNews } from './readNews.ts';

export interface NewsState extends Omit<ReadState<News>, 'data'> {
  /** All news; undefined until the API has responded once. */
  news: News | undefined;
}

/** All news from the API, read when the page appears and again on request. */
export function useNews(): NewsState {
  const { data, ...state } = useApiRead<News>({ ready: false }, (signal) => readNews(undefined, signal));
  return { news: data, ...state };
}
