import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is, in pixels. @param first Taken until it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>, first: number): number {
  const [room, setRoom] = useState(first);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? first));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, first]);
  return room;
}
