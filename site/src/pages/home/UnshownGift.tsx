import { useHydrated, useLoaded } from '@banyan/ui/hooks';
import { isKept, tabPlaces } from '../../state/tabPlaces.ts';

const load = async () => (await import('../donation-success/WentThrough.tsx')).WentThrough;
const nothing = () => undefined;

/** Room for the news of a gift whose own page could not be shown. Hardly anybody needs it, so its code comes when it does. */
export function UnshownGift() {
  const Note = useLoaded<object>(load, useHydrated() && isKept(tabPlaces.unshownGift), nothing);
  return Note ? <Note /> : null;
}
