import { useState } from 'react';

/**
 * Whether somebody has begun to fill in a form; from then on it stays so. Whoever only looks at it is spared what only
 * they need.
 *
 * @param now Something was typed, or sending was tried.
 */
export function useBegun(now: boolean): boolean {
  const [begun, setBegun] = useState(now);
  if (now && !begun) setBegun(true);
  return begun || now;
}
