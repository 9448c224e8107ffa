import { ApiError } from '@banyan/api/client';
import { retry as keepTrying } from '@banyan/api/contract';
import { reportMissingCode } from '@banyan/ui/hooks';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { InitialData } from './initialData.ts';

export interface ReadState<T> {
  /** Data; undefined until something has arrived. */
  data: T | undefined;
  /** True if the last attempt failed. */
  failed: boolean;
  /** Error of the last attempt. */
  error: unknown;
  /** True while an attempt is running. */
  busy: boolean;
  /** Tries again now. */
  retry: () => void;
}

export interface ReadOptions {
  /** Retries automatically after a failure, with growing pauses. @default false */
  keepsTrying?: boolean;
  /** Called for the first failure of a series, and for each failure of a retry that the reader asked for. */
  onFailure?: () => void;
}

/** Pauses after the first failure and at most, in milliseconds. */
const pauses = { first: 2_000, most: 60_000 };

function* growingPauses() {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.most)) yield pause;
}

/**
 * Reads data from the API: starts with the initial data, then has the API's current answer.
 *
 * @param read Reads it from the API; may be a new function on every render.
 */
export function useApiRead<T>(
  start: InitialData<T>,
  read: (signal: AbortSignal) => Promise<T>,
  { keepsTrying = false, onFailure }: ReadOptions = {},
): ReadState<T> {
  const [data, setData] = useState(start.ready ? start.data : undefined);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const readNow = useEffectEvent(read);
  const tell = useEffectEvent(() => onFailure?.());

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const run = async () => {
      setBusy(true);
      try {
        const answer = await readNow(signal);
        setData(answer);
        setError(undefined);
      } catch (reason) {
        if (signal.aborted) return;
        setError(reason);
        // Not an API error: the code that reads is missing, and the reader has asked for it again.
        if (attempt > 0 && !(reason instanceof ApiError)) reportMissingCode();
        if (!told) tell();
        told = true;
        throw reason;
      } finally {
        if (!signal.aborted) setBusy(false);
      }
    };
    const clock = {
      after: (pause: number, next: () => void) => {
        timer = setTimeout(next, pause);
      },
    };
    keepTrying(run, { waits: keepsTrying ? growingPauses() : [], clock }).catch(() => undefined);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [attempt, keepsTrying]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { data, failed: error !== undefined, error, busy, retry };
}
