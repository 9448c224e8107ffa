import { useSyncExternalStore } from 'react';

const onScroll = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/**
 * True if the page is scrolled by more than a distance. Browsers send one scroll event per frame, and only a change of the
 * result renders. False on the server and until hydration.
 *
 * @param distance in CSS pixels
 */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > distance,
    () => false,
  );
