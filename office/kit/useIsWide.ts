import { breakpoints } from '@banyan/ui/theme';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.wide}px)`;

const subscribe = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether there is room for two panes now. */
export const isWide = (): boolean => matchMedia(query).matches;

/** The same, and again when it changes. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
