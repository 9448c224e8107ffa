import { useEffect, useState } from 'react';

/** How long a result stands, in milliseconds. */
export const standsMs = 3_000;

/** What came of a ticket or a name. Of an entry only its id: what it shows is how they stand now. */
export type Shown =
  | { what: 'in' | 'already' | 'waiting' | 'cancelled'; id: string; item?: string }
  | { what: 'other'; title: string; day: string }
  | { what: 'unknown' }
  /** It is on no list that is held, and nobody could be asked. */
  | { what: 'no answer' };

/** The result that stands over the camera. It goes by itself after {@link standsMs}, unless somebody has come to its button by keys, or with the next one. */
export function useShown() {
  const [shown, setShown] = useState<Shown>();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const going = setTimeout(() => setShown(undefined), standsMs);
    return () => clearTimeout(going);
  }, [shown, isHeld]);
  const show = (next: Shown | undefined) => {
    setHeld(false);
    setShown(next);
  };
  return {
    shown,
    show,
    /** Replaces it by what is known now, when it still stands. */
    mend: setShown,
    holds: {
      // By keys: whoever presses with a finger is quick, and a mouse may lie there for ever.
      onFocus: ({ target }: { target: Element }) => setHeld(target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
