import { useCallback, useEffect, useState } from 'react';

/** A timer holds no more, some 24 days. */
const longestMs = 2 ** 31 - 1;

/**
 * The time, as far as it changes what a page shows: first the one it was rendered at, so that server and browser agree;
 * from then on this machine's, looked at once each of the moments is over and whenever the page is seen again.
 *
 * @param first Milliseconds since 1970.
 * @param moments The same; the last millisecond of what changes.
 */
export function useNow(first: number, moments: readonly number[]) {
  const [now, setNow] = useState(first);
  const look = useCallback(() => {
    const current = Date.now();
    setNow(current);
    return current;
  }, []);

  useEffect(() => {
    look();
    // No timer runs in a laptop that sleeps.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);

  const next = Math.min(...moments.filter((moment) => moment >= now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(look, Math.min(next - now + 1, longestMs));
    return () => clearTimeout(timer);
  }, [next, now, look]);

  return { now, look };
}
