import { useEffect, useState } from 'react';

/** How near the screen a picture has to be before it is fetched (spec part 2 §9). */
const margin = '50px';

const waiting = new WeakMap<Element, () => void>();
let shared: IntersectionObserver | undefined;

/** One observer for all tiles of all galleries: two hundred of them cost as much as one. */
const observer = () => {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: margin },
  );
  return shared;
};

/** Whether an element has been within 50 px of the screen, and the ref that watches it. @param known It need not be watched. */
export const useNear = (known: boolean) => {
  const [near, setNear] = useState(known);
  const [element, ref] = useState<Element | null>(null);
  useEffect(() => {
    if (!element || near) return;
    waiting.set(element, () => setNear(true));
    observer().observe(element);
    return () => {
      waiting.delete(element);
      observer().unobserve(element);
    };
  }, [element, near]);
  return { near, ref };
};
