import { useCallback, useEffect, useRef, useState } from 'react';
import type { InitialData } from './initialData.ts';

export interface ReadState<T> {
  /** What is known; undefined until something arrived. */
  data: T | undefined;
  /** The last attempt failed. */
  failed: boolean;
  /** What it failed with. */
  error: unknown;
  /** An attempt is under way. */
  busy: boolean;
  /** Tries again now. */
  retry: () => void;
}

/**
 * What a page shows: at first what came with it, then what the API says now.
 *
 * @param read Reads it from the API; may be a new function at every rendering.
 */
export function useApiRead<T>(
  start: InitialData<T>,
  read: (signal: AbortSignal) => Promise<T>,
): ReadState<T> {
  const [data, setData] = useState(start.ready ? start.data : undefined);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(read);
  latest.current = read;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to read again
  useEffect(() => {
    const abort = new AbortController();
    setBusy(true);
    latest
      .current(abort.signal)
      .then((answer) => {
        setData(answer);
        setError(undefined);
      })
      .catch((reason: unknown) => {
        if (!abort.signal.aborted) setError(reason);
      })
      .finally(() => {
        if (!abort.signal.aborted) setBusy(false);
      });
    return () => abort.abort();
  }, [attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { data, failed: error !== undefined, error, busy, retry };
}
