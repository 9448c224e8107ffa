import { type ComponentType, useState } from 'react';
import { lazyModule } from '../hooks/lazyModule.ts';
import { useLazyModule } from '../hooks/useLazyModule.ts';

/**
 * Loads a component’s code once it is needed.
 *
 * @param load must be defined outside the component, so that it stays the same
 * @deprecated Use `useLazyModule` of `@banyan/ui/hooks`; in version 0.1.0 it was here.
 */
export const useLoaded = <Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | undefined => {
  const [module] = useState(() => lazyModule(load));
  return useLazyModule({ module, need: wanted ? 'now' : 'none', onFailure }).value;
};
