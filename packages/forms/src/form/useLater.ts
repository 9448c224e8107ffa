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

/** Code that most visitors never need, remembered once it has come. */
export interface Later<Parts> {
  /** Undefined until it has come. */
  parts: () => Parts | undefined;
  load: () => Promise<Parts>;
}

/**
 * Code that an untouched form does without, for `useLater`.
 *
 * @param load Imports it.
 */
export function laterParts<Parts extends object>(load: () => Promise<Parts>): Later<Parts> {
  let here: Parts | undefined;
  return {
    parts: () => here,
    async load() {
      here = await load();
      return here;
    },
  };
}

/**
 * Fetches code that an untouched form does without. What fails ahead of time is fetched again when it is needed.
 *
 * @param later Stands outside the component, so that it stays the same.
 * @param begun From `useBegun`.
 */
export function useLater<Parts extends object>(later: Later<Parts>, begun: boolean) {
  const [parts, setParts] = useState<Parts>();
  /** Await it before a form is checked and sent: rejects when the code does not come. */
  const ready = useCallback(async () => {
    const loaded = await later.load();
    setParts(() => loaded);
    return loaded;
  }, [later]);
  useEffect(() => {
    if (begun) ready().catch(() => undefined);
  }, [begun, ready]);
  return { parts, ready };
}
