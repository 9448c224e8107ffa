import { useEffect, useState } from 'react';

const load = () => import('./Payment.tsx');

/**
 * The code of the second step. Most who open the page only look at it; whoever types the first letter gets the rest while
 * typing. What failed ahead of time is fetched again when it is needed, and only then said.
 *
 * @param soon It will be needed.
 * @param now It is.
 */
export function usePaymentParts(soon: boolean, now: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = loaded === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is another try, `now` too
  useEffect(() => {
    if (!missing || !(soon || now)) return;
    let here = true;
    load().then(
      (parts) => here && setLoaded(parts),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [missing, soon, now, attempt]);

  return {
    loaded,
    failed: failed && now,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
