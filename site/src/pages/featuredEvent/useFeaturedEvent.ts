import type { FeaturedEvent } from '@banyan/api/contract';
import type { InitialData } from '@banyan/app/reading';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFeaturedEvent } from './readFeaturedEvent.ts';

export interface FeaturedEventState {
  /** Undefined while nothing has arrived, null when no event is featured. */
  event: FeaturedEvent | null | undefined;
  /** The last attempt failed; the next one is already scheduled. */
  failed: boolean;
  /** Tries again now. */
  retry: () => void;
}

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * The featured event, from the page's head start and then from the API. After a failure it keeps trying with growing
 * waits, so that 'Loading event...' stays true.
 *
 * @param onFailure Called for the first failure of a row of them, and for each one the reader asked for.
 */
export function useFeaturedEvent(
  start: InitialData<FeaturedEvent | null>,
  onFailure: () => void,
): FeaturedEventState {
  const [event, setEvent] = useState(start.ready ? start.data : undefined);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState({ number: 0, asked: true });
  const reportFailure = useRef(onFailure);
  reportFailure.current = onFailure;

  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    readFeaturedEvent(undefined, abort.signal)
      .then((answer) => {
        setEvent(answer);
        setFailed(false);
      })
      .catch(() => {
        if (abort.signal.aborted) return;
        setFailed(true);
        if (attempt.asked) reportFailure.current();
        const wait = Math.min(firstWaitMs * 2 ** attempt.number, longestWaitMs);
        timer = setTimeout(() => setAttempt({ number: attempt.number + 1, asked: false }), wait);
      });
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [attempt]);

  const retry = useCallback(() => setAttempt({ number: 0, asked: true }), []);
  return { event, failed, retry };
}
