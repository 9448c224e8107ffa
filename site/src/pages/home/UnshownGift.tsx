import { lazyModule, useHydrated, useLazyModule } from '@banyan/ui/hooks';
import { isKept, tabPlaces } from '../../state/tabPlaces.ts';

const wentThrough = lazyModule(() => import('../donation-success/WentThrough.tsx'));

/** Room for the news of a gift whose own page could not be shown. Hardly anybody needs it, so its code comes when it does. */
export function UnshownGift() {
  const needed = useHydrated() && isKept(tabPlaces.unshownGift);
  const { value } = useLazyModule({ module: wentThrough, need: needed ? 'now' : 'none' });
  return value ? <value.WentThrough /> : null;
}
