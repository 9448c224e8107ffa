import { serverNow } from '@banyan/api/contract';
import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Server time in milliseconds, once a second until an instant: whoever's device is late or early has as long to undo as others. */
export function useNowUntil(end: number | undefined): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    if (end === undefined) return undefined;
    setNow(serverNow());
    const timer = setInterval(() => {
      setNow(serverNow());
      if (serverNow() >= end) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  }, [end]);
  return now;
}
