import { type RefObject, useEffect, useState } from 'react';

/**
 * True once the visitor is about to need the verification: the focus has been in the form, or, if `near`, the verification has come
 * within 160 px of the window.
 */
export function useApproached(place: RefObject<HTMLElement | null>, near: boolean): boolean {
  const [approached, setApproached] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (approached || !place.current || !form) return;
    const approach = () => setApproached(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) approach();
      },
      { rootMargin: '160px' },
    );
    if (near) observer.observe(place.current);
    form.addEventListener('focusin', approach);
    // The focus may have entered the form before hydration.
    if (form.contains(document.activeElement)) approach();
    return () => {
      observer.disconnect();
      form.removeEventListener('focusin', approach);
    };
  });
  return approached;
}
