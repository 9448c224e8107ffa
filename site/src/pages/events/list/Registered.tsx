import { useHydrated, useLoaded } from '@banyan/ui/hooks';
import { isKept, tabPlaces } from '../../../state/tabPlaces.ts';

const load = async () => (await import('./RegisteredHere.tsx')).RegisteredHere;
/** The toast and the mail have said it too. */
const nothing = () => undefined;

/**
 * Room for the registration that went through in this tab. Most visits have none, so its code comes when there is one.
 *
 * @param props.returnTo Id of what gets the focus when it is gone.
 */
export function Registered({ returnTo }: { returnTo: string }) {
  const Here = useLoaded<{ returnTo: string }>(
    load,
    useHydrated() && isKept(tabPlaces.confirmation),
    nothing,
  );
  return Here ? <Here returnTo={returnTo} /> : null;
}
