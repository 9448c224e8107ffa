import { type RefObject, useEffect, useState } from 'react';

/**
 * Scroll progress through an element: 0 at the top of the page, 1 when the element’s end is in view, in hundredths. Returns 1
 * if its end is in view without scrolling.
 */
export const useReadShare = (element: RefObject<HTMLElement | null>): number => {
  const [share, setShare] = useState(0);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (!element.current) return;
      const ahead = element.current.getBoundingClientRect().bottom - window.innerHeight;
      const way = window.scrollY + ahead;
      const read = way <= 0 ? 1 : window.scrollY / way;
      setShare(Math.round(Math.min(Math.max(read, 0), 1) * 100) / 100);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [element]);
  return share;
};
