import { breakpoints } from '@banyan/ui/theme';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.wide}px)`;

const subscribe = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** True if the window is wide enough for two panes. */
export const isWide = (): boolean => matchMedia(query).matches;

/** Current value of `isWide`; renders again when it changes. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
