import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Reloads the screen's data at this interval in milliseconds while the page is visible; `undefined` never reloads. */
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
