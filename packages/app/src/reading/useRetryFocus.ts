import { useEffect, useEffectEvent, useRef } from 'react';
import { focusWithoutScrolling } from '../navigation/focus.ts';
import type { ReadState } from './useApiRead.ts';

/**
 * A button that asks again leaves the page once it has worked; whoever pressed it then stands at a heading instead of at
 * the top of the document.
 *
 * @param findHeading Finds it; may be a new function at every rendering. @default the page's `h1`
 * @returns what the button calls
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
