import { useEffect, useState } from 'react';

const secondMs = 1000;

/** The clock, in milliseconds, once a second until an instant. */
export function useNowUntil(end: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (end === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  }, [end]);
  return now;
}
