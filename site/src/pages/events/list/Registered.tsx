import { lazyModule, useHydrated, useLazyModule } from '@banyan/ui/hooks';
import { isKept, tabPlaces } from '../../../state/tabPlaces.ts';

const registeredHere = lazyModule(() => import('./RegisteredHere.tsx'));

/**
 * Room for the registration that went through in this tab. Most visits have none, so its code comes when there is one;
 * when it does not come, the toast and the mail have said it too.
 *
 * @param props.returnTo Id of what gets the focus when it is gone.
 */
export function Registered({ returnTo }: { returnTo: string }) {
  const needed = useHydrated() && isKept(tabPlaces.confirmation);
  const { value } = useLazyModule({ module: registeredHere, need: needed ? 'now' : 'none' });
  return value ? <value.RegisteredHere returnTo={returnTo} /> : null;
}
