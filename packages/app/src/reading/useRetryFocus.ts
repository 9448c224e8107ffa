import { useEffect, useEffectEvent, useRef } from 'react';
import { focusWithoutScrolling } from '../navigation/focus.ts';
import type { ReadState } from './useApiRead.ts';

/**
 * Keeps the focus after a successful retry. The retry button then disappears, so the focus moves to a heading instead of the top of
 * the document.
 *
 * @param findHeading Finds the heading; may be a new function on every render. @default the page's `h1`
 * @returns the handler of the button
 */
export function useRetryFocus(
  { failed, retry }: Pick<ReadState<unknown>, 'failed' | 'retry'>,
  findHeading: () => HTMLElement | null | undefined = () => document.querySelector('h1'),
): () => void {
  const asked = useRef(false);
  const focusHeading = useEffectEvent(() => {
    const heading = findHeading();
    if (heading && document.activeElement === document.body) focusWithoutScrolling(heading);
  });

  useEffect(() => {
    if (failed || !asked.current) return;
    asked.current = false;
    focusHeading();
  }, [failed]);

  return () => {
    asked.current = true;
    retry();
  };
}
