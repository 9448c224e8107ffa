import { askServerTime, knowsServerTime, serverNow } from '@banyan/api/client';
import { useCallback, useEffect, useState } from 'react';

/** The longest wait that a timer takes, some 24 days. */
const longestMs = 2 ** 31 - 1;

/**
 * Server time, as far as it changes what a page shows: first the moment it was rendered, so that server and browser agree; then
 * the server's current time, read once each of the moments is over and whenever the page is seen again. Where the device and the
 * page disagree, the server is asked; where it does not answer, the device's clock counts.
 *
 * @param first Milliseconds since 1970.
 * @param moments The same; the last millisecond of what changes.
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
    // No timer runs in a laptop that sleeps.
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
