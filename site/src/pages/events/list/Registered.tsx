import { lazyModule, useHydrated, useLazyModule } from '@banyan/ui/hooks';
import { isKept, tabPlaces } from '../../../state/tabPlaces.ts';

const registeredHere = lazyModule(() => import('./RegisteredHere.tsx'));

/**
 * Placeholder of the registration made in this tab. Its code loads only if there is one, which is rare. If it fails to load, the
 * toast and the email have said the same.
 *
 * @param props.returnTo Id of the element that gets the focus after dismissal.
 */
export function Registered({ returnTo }: { returnTo: string }) {
  const needed = useHydrated() && isKept(tabPlaces.confirmation);
  const { value } = useLazyModule({ module: registeredHere, need: needed ? 'now' : 'none' });
  return value ? <value.RegisteredHere returnTo={returnTo} /> : null;
}
