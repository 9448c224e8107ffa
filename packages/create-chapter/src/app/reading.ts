import { useCallback, useEffect, useRef, useState } from 'react';

/** What a loader hands to its page: the data, or the news that it is not there yet and the page must fetch it. */
export type HeadStart<T> = { ready: true; data: T } | { ready: false };

/** How long a page may be held back for its data: hardly in a browser, a while when the site is built. */
const patienceMs = import.meta.env.SSR ? 8_000 : 300;

/** Reads what a page would like to have at once. Never fails and never waits long: the page asks again anyway. */
export async function headStart<T>(read: (signal: AbortSignal) => Promise<T>): Promise<HeadStart<T>> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return { ready: true, data: await Promise.race([read(signal), tooLate]) };
  } catch {
    return { ready: false };
  }
}

export interface ReadState<T> {
  /** What is known; undefined until something arrived. */
  data: T | undefined;
  /** The last attempt failed. */
  failed: boolean;
  /** An attempt is under way. */
  busy: boolean;
  /** Tries again now. */
  retry: () => void;
}

/** How long to wait after the first failure and at most, in milliseconds. */
const waits = { first: 2_000, most: 60_000 };

/**
 * What a page shows: at first what came with it, then what the national site says now.
 *
 * @param read Reads it; may be a new function at every rendering.
 * @param options.keepsTrying After a failure tries again by itself, less and less often. @default false
 */
export function useRead<T>(
  start: HeadStart<T>,
  read: (signal: AbortSignal) => Promise<T>,
  { keepsTrying = false }: { keepsTrying?: boolean } = {},
): ReadState<T> {
  const [data, setData] = useState(start.ready ? start.data : undefined);
  const [failed, setFailed] = useState(false);
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

  useEffect(() => {
    if (!keepsTrying || !failed || busy) return;
    const timer = setTimeout(retry, Math.min(waits.first * 2 ** attempt, waits.most));
    return () => clearTimeout(timer);
  }, [keepsTrying, failed, busy, attempt, retry]);

  return { data, failed, busy, retry };
}

/** What a list shows of what was read. */
export function progressOf<Item>({ data, failed, busy, retry }: ReadState<unknown>, items: readonly Item[]) {
  if (data === undefined)
    return failed ? ({ state: 'failed', onRetry: retry, busy } as const) : ({ state: 'loading' } as const);
  return items.length > 0 ? ({ state: 'ready', items } as const) : ({ state: 'empty' } as const);
}
