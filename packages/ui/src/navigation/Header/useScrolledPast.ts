import { useSyncExternalStore } from 'react';

const onScroll = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/**
 * Whether the page has been scrolled by more than a distance. Browsers send one scroll event per frame, and only a
 * change of the answer renders anything. On the server and until hydration: no.
 *
 * @param distance in CSS pixels
 */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > distance,
    () => false,
  );
