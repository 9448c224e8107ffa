import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

export const lazyModuleNeeds = ['none', 'soon', 'now'] as const;
/** Need for the module: not yet, ahead of time (a failure is not reported), or now. */
export type LazyModuleNeed = (typeof lazyModuleNeeds)[number];

export interface LazyModuleOptions<Value> {
  /** Module from `lazyModule`. */
  module: LazyModule<Value>;
  need: LazyModuleNeed;
  /** Called if the module was needed now and failed to load. */
  onFailure?: (() => void) | undefined;
  /** Called after a retry loaded the module: the control that asked for the retry is about to disappear, with the focus. */
  onRecovered?: (() => void) | undefined;
}

const first = { begun: 1, failed: 0 };

/**
 * Loads a module when it is needed. Unlike `lazy`, a network failure unmounts nothing: it is reported, and a failed preload is
 * tried again when the module is needed now.
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

  // A preloaded module is available in the same render that needs it, not one later.
  const value = arrived || need === 'now' ? module.loaded() : undefined;
  return {
    /** Module; undefined until it is loaded. */
    value,
    /** True if the module was needed now and failed to load; stays true during a retry. */
    failed: value === undefined && tries.failed > 0,
    /** True while loading. */
    busy: value === undefined && need !== 'none' && tries.failed < tries.begun,
    /** Loads the module again. */
    retry: () => setTries({ ...tries, begun: tries.failed + 1 }),
  };
}
