import { serverNow } from '@banyan/api/contract';
import { useEffect, useState } from 'react';

const secondMs = 1000;

/**
 * Server time in milliseconds, updated every second until `end`. Uses the server's clock, so that a wrong device clock does not
 * change the undo time.
 */
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
