import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a form's visitor has come so far that its verification is wanted: the focus has been in the form, or, if `near`, the
 * verification's place has come close to the window.
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
    // The focus may have come before the page was alive.
    if (form.contains(document.activeElement)) approach();
    return () => {
      observer.disconnect();
      form.removeEventListener('focusin', approach);
    };
  });
  return approached;
}
