import { useEffect, useEffectEvent, useState } from 'react';

const load = () => import('./LaterSteps.tsx');

export type LaterSteps = Awaited<ReturnType<typeof load>>;

/** When the steps after the first are fetched: not yet, because they will be needed, or because one of them is shown. */
export type Need = 'none' | 'soon' | 'now';

/**
 * The code of steps 2 and 3. Most who open the page only look at it; whoever types the first letter gets the rest while
 * typing. What failed ahead of time is tried again when it is needed, and only then said.
 *
 * @param onRecovered Called when another try has brought it: the button for it is about to leave, with the focus.
 */
export function useLaterSteps(need: Need, onRecovered: () => void) {
  const [steps, setSteps] = useState<LaterSteps>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const missing = steps === undefined;
  const onLoaded = useEffectEvent((loaded: LaterSteps) => {
    setSteps(loaded);
    if (failed > 0) onRecovered();
  });

  useEffect(() => {
    if (need === 'none' || !missing) return;
    let here = true;
    load().then(
      (loaded) => here && onLoaded(loaded),
      () => here && need === 'now' && setFailed(attempt),
    );
    return () => {
      here = false;
    };
  }, [need, missing, attempt]);

  return {
    steps,
    /** The first try or a later one has failed; stays true while another one is under way. */
    failed: missing && failed > 0,
    trying: failed < attempt,
    retry: () => setAttempt(failed + 1),
  };
}

export type Later = ReturnType<typeof useLaterSteps>;
