import { useCallback, useEffect, useState } from 'react';

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

/**
 * Code that an untouched form does without. What fails ahead of time is fetched again when it is needed.
 *
 * @param load Stands outside the component, so that it stays the same.
 * @param begun From `useBegun`.
 */
export function useLater<Parts extends object>(load: () => Promise<Parts>, begun: boolean) {
  const [parts, setParts] = useState<Parts>();
  /** Await it before a request goes out, so that its success can be shown: rejects when the code does not come. */
  const ready = useCallback(async () => setParts(await load()), [load]);
  useEffect(() => {
    if (begun) ready().catch(() => undefined);
  }, [begun, ready]);
  return { parts, ready };
}
