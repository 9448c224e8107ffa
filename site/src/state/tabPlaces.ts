import { tryStorage } from '@banyan/ui/hooks';

/** Where this tab keeps state over a reload, in `sessionStorage`. */
export const tabPlaces = {
  confirmation: 'banyan.registered',
  capturedGift: 'banyan.captured',
  unshownGift: 'banyan.unshown',
} as const;

/**
 * Whether something is kept there, without the code that reads it: pages that hardly ever have something to show fetch
 * theirs only then. Only after hydration.
 */
export const isKept = (place: (typeof tabPlaces)[keyof typeof tabPlaces]): boolean =>
  tryStorage(() => sessionStorage.getItem(place) !== null) ?? false;
