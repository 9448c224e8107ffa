const place = 'banyan.unshown';

/** By itself, because the front page looks for it: a gift that was taken and whose page could not be shown. */
export function unshownGift(change?: { orderId: string } | 'forget'): string | null {
  try {
    if (change === 'forget') sessionStorage.removeItem(place);
    else if (change) sessionStorage.setItem(place, change.orderId);
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}
