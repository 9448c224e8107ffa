import { useHydrated, useLoaded } from '@banyan/ui/hooks';
import { unshownGift } from '../donate/unshownGift.ts';

const load = async () => (await import('../donation-success/WentThrough.tsx')).WentThrough;
const nothing = () => undefined;

/** Room for the news of a gift whose own page could not be shown. Hardly anybody needs it, so its code comes when it does. */
export function UnshownGift() {
  const Note = useLoaded<object>(load, useHydrated() && unshownGift() !== null, nothing);
  return Note ? <Note /> : null;
}
