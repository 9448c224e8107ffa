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
export function isKept(place: (typeof tabPlaces)[keyof typeof tabPlaces]): boolean {
  try {
    return sessionStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}
