import { tryStorage } from '@banyan/ui/hooks';

/** Keys of this tab’s state in `sessionStorage`, which survives a reload. */
export const tabPlaces = {
  confirmation: 'banyan.registered',
  capturedGift: 'banyan.captured',
  unshownGift: 'banyan.unshown',
} as const;

/**
 * True if state is stored under the key, checked without the code that reads it. Pages load that code only if there is state, which
 * is rare. Call it only after hydration.
 */
export const isKept = (place: (typeof tabPlaces)[keyof typeof tabPlaces]): boolean =>
  tryStorage(() => sessionStorage.getItem(place) !== null) ?? false;
