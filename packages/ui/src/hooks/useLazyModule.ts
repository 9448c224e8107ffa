import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

export const lazyModuleNeeds = ['none', 'soon', 'now'] as const;
/** Not needed yet; fetched ahead, and a failure is not told; waited for. */
export type LazyModuleNeed = (typeof lazyModuleNeeds)[number];

export interface LazyModuleOptions<Value> {
  /** From `lazyModule`. */
  module: LazyModule<Value>;
  need: LazyModuleNeed;
  /** It was needed now, and did not come. */
  onFailure?: (() => void) | undefined;
  /** Another try has brought it: what asked for that try is about to leave, with the focus. */
  onRecovered?: (() => void) | undefined;
}

const first = { begun: 1, failed: 0 };

/**
 * Code that comes when it is needed. Unlike `lazy` it takes nothing down when the network fails: it says so, and what
 * failed ahead of time is fetched again when it is needed now.
 */
export function useLazyModule<Value>({ module, need, onFailure, onRecovered }: LazyModuleOptions<Value>) {
  const [arrived, setArrived] = useState(false);
  const [tries, setTries] = useState(first);
  const arrive = useEffectEvent(() => {
    setArrived(true);
    if (tries.failed > 0) onRecovered?.();
  });
  const fail = useEffectEvent((failed: number) => {
    if (need !== 'now') return;
    setTries({ ...tries, failed });
    onFailure?.();
  });

  useEffect(() => {
    if (need === 'none') setTries(first);
    if (need === 'none' || arrived) return;
    let here = true;
    module.load(need === 'soon').then(
      () => here && arrive(),
      () => here && fail(tries.begun),
    );
    return () => {
      here = false;
    };
  }, [module, need, arrived, tries.begun]);

  // What was fetched ahead is there in the same rendering that needs it, not a turn later.
  const value = arrived || need === 'now' ? module.loaded() : undefined;
  return {
    /** Undefined until it has come. */
    value,
    /** It was needed now and did not come; stays so while another try is under way. */
    failed: value === undefined && tries.failed > 0,
    /** A try is under way. */
    busy: value === undefined && need !== 'none' && tries.failed < tries.begun,
    /** Fetches it again. */
    retry: () => setTries({ ...tries, begun: tries.failed + 1 }),
  };
}
