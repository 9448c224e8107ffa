import { useEffect, useRef } from 'react';
import { focusWithoutScrolling } from '../../shell/useLinkNavigation.ts';
import type { FeaturedEventState } from './useFeaturedEvent.ts';

/**
 * "Try again" leaves the page once it has worked; whoever pressed it then stands at the section's heading instead of at
 * the top of the document.
 */
export function useRetryFocus({ failed, retry }: Pick<FeaturedEventState, 'failed' | 'retry'>) {
  const section = useRef<HTMLElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    if (failed || !asked.current) return;
    asked.current = false;
    const heading = section.current?.querySelector('h2');
    if (heading && document.activeElement === document.body) focusWithoutScrolling(heading);
  }, [failed]);

  return {
    section,
    retry: () => {
      asked.current = true;
      retry();
    },
  };
}
