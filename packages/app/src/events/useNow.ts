import { askServerTime, knowsServerTime, serverNow } from '@banyan/api/client';
import { useCallback, useEffect, useState } from 'react';

/** Longest delay of a timer, about 24 days. */
const longestMs = 2 ** 31 - 1;

/**
 * Returns the server time, updated when it changes what a page shows. It starts with the time of rendering, so that server and
 * browser agree. It is read again after each of the moments and whenever the page becomes visible. If device and page disagree, the
 * server is asked; without an answer the device's clock is used.
 *
 * @param first Time of rendering, in milliseconds since 1970.
 * @param moments Times in the same unit; each is the last millisecond before something changes.
 */
export function useNow(first: number, moments: readonly number[]) {
  const [now, setNow] = useState(first);
  const look = useCallback(() => {
    const current = serverNow();
    setNow(current);
    return current;
  }, []);

  useEffect(() => {
    if (knowsServerTime(first)) look();
    else void askServerTime().then(look);
    // Timers do not run while a laptop sleeps.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [first, look]);

  const next = Math.min(...moments.filter((moment) => moment >= now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(look, Math.min(next - now + 1, longestMs));
    return () => clearTimeout(timer);
  }, [next, now, look]);

  return { now, look };
}
