import { useCallback, useEffect, useState } from 'react';
import { type News, readNews } from './readNews.ts';

export interface NewsState {
  /** All news; undefined until the API has answered once. */
  news: News | undefined;
  /** The last attempt failed. */
  failed: boolean;
  /** An attempt is under way. */
  busy: boolean;
  /** Tries again now. */
  retry: () => void;
}

/** All news from the API, read when the page appears and again on request. */
export function useNews(): NewsState {
  const [news, setNews] = useState<News>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to read again
  useEffect(() => {
    const abort = new AbortController();
    setBusy(true);
    readNews(undefined, abort.signal)
      .then((answer) => {
        setNews(answer);
        setFailed(false);
      })
      .catch(() => {
        if (!abort.signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!abort.signal.aborted) setBusy(false);
      });
    return () => abort.abort();
  }, [attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { news, failed, busy, retry };
}
