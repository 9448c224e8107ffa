import { limits } from '@banyan/api/contract';
import { useCallback, useEffect, useState } from 'react';
import { type Clock, systemClock } from './clock.ts';

/** Keeps a cleared value for ten seconds, so that it can be restored. */
export function useUndo<Kept>(clock: Clock = systemClock) {
  const [kept, setKept] = useState<{ value: Kept }>();
  const forget = useCallback(() => setKept(undefined), []);
  useEffect(() => (kept ? clock.after(limits.undoMs, forget) : undefined), [kept, clock, forget]);
  return { kept, keep: useCallback((value: Kept) => setKept({ value }), []), forget };
}
