import type { WallPerson } from '@banyan/ui/content';
import { type RefObject, useEffect, useState } from 'react';
import { readDailyMembers } from './readDailyMembers.ts';

/**
 * Members of the day, read when their place comes within 800 px of the window: most visitors of a page never see it. `undefined`
 * until then, and empty if they could not be read.
 */
export function useDailyMembers(place: RefObject<HTMLElement | null>): readonly WallPerson[] | undefined {
  const [members, setMembers] = useState<readonly WallPerson[]>();
  useEffect(() => {
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        readDailyMembers(leaving.signal).then(setMembers, () => {
          if (!leaving.signal.aborted) setMembers([]);
        });
      },
      { rootMargin: '800px' },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [place]);
  return members;
}
