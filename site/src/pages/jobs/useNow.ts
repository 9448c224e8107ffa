import { useEffect, useState } from 'react';

/**
 * The time that ages are counted from: that of whoever rendered the page until it is alive, so that both say the same.
 *
 * @param renderedAt Milliseconds since 1970.
 */
export function useNow(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
