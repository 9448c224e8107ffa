import { type RefObject, useEffect, useState } from 'react';

/** How much of an element has passed the window's lower edge: 0 to 1, in hundredths. */
export const useReadShare = (element: RefObject<HTMLElement | null>): number => {
  const [share, setShare] = useState(0);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const box = element.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const read = (window.innerHeight - box.top) / box.height;
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
