import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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

/** Whether an element has been within 50 px of the screen, or is about to be printed. @param known It has been, and need not be watched. */
export const useNear = (ref: RefObject<Element | null>, known: boolean): boolean => {
  const [near, setNear] = useState(known);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    /* A fast scroll goes first. */
    waiting.set(element, () => startTransition(() => setNear(true)));
    observer().observe(element);
    /* A sheet of paper does not scroll; what is fetched now is waited for by the browser's preview. */
    const print = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', print, { once: true });
    return () => {
      removeEventListener('beforeprint', print);
      waiting.delete(element);
      observer().unobserve(element);
    };
  }, [ref, near]);
  return near;
};
