import { useEffect, useState } from 'react';

/** Time a result stays visible, in milliseconds. */
export const standsMs = 3_000;

/** Result of a ticket or a name. It keeps only the id of an entry, so that the current entry is shown. */
export type Shown =
  | { what: 'in' | 'already' | 'waiting' | 'cancelled'; id: string; item?: string }
  | { what: 'other'; title: string; day: string }
  | { what: 'unknown' }
  /** The ticket is not on the local list, and the server did not answer. */
  | { what: 'no answer' };

/**
 * Result shown over the camera. It disappears after {@link standsMs} or with the next result, unless its button has the keyboard
 * focus.
 */
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
    /** Replaces the result with the current state if it is still visible. */
    mend: setShown,
    holds: {
      // Only keyboard focus holds the result: a press is quick, and a mouse may rest there forever.
      onFocus: ({ target }: { target: Element }) => setHeld(target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
