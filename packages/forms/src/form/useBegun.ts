import { useState } from 'react';

/**
 * True once the visitor has begun to fill in the form, and from then on. Visitors who only look at the form do not load the code
 * for filling it in.
 *
 * @param now True if something was typed or sending was tried.
 */
export function useBegun(now: boolean): boolean {
  const [begun, setBegun] = useState(now);
  if (now && !begun) setBegun(true);
  return begun || now;
}
