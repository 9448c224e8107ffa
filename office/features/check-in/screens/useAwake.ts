import { useEffect } from 'react';

/** Keeps the screen on while the page is visible; without support in the browser it turns off as usual. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (!document.hidden) lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
