import { type ComponentType, useEffect, useState } from 'react';
import { unshownGift } from '../donate/unshownGift.ts';

/** Room for the news of a gift whose own page could not be shown. Hardly anybody needs it, so its code comes when it does. */
export function UnshownGift() {
  const [Note, setNote] = useState<{ shown: ComponentType }>();
  useEffect(() => {
    if (unshownGift() === null) return;
    import('../donation-success/WentThrough.tsx').then(
      ({ WentThrough }) => setNote({ shown: WentThrough }),
      () => undefined,
    );
  }, []);
  return Note ? <Note.shown /> : null;
}
