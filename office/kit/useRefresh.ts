import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Reads what the screen shows again, every so many milliseconds while it is seen; `undefined` for never. */
export function useRefresh(everyMs: number | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void router.invalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, router]);
}
