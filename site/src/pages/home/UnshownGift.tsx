import { lazyModule, useHydrated, useLazyModule } from '@banyan/ui/hooks';
import { isKept, tabPlaces } from '../../state/tabPlaces.ts';

const wentThrough = lazyModule(() => import('../donation-success/WentThrough.tsx'));

/**
 * Placeholder of the message about a gift whose receipt page could not be shown. Its code loads only if there is such a gift, which
 * is rare.
 */
export function UnshownGift() {
  const needed = useHydrated() && isKept(tabPlaces.unshownGift);
  const { value } = useLazyModule({ module: wentThrough, need: needed ? 'now' : 'none' });
  return value ? <value.WentThrough /> : null;
}
