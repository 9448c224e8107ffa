import * as v from 'valibot';
import { tabAtom } from '../../state/tabAtom.ts';
import { tabPlaces } from '../../state/tabPlaces.ts';

const CapturedGift = v.object({
  orderId: v.string(),
  /** Name of the donor. */
  name: v.string(),
  email: v.string(),
  /** Purpose; empty if none was chosen. */
  purpose: v.string(),
  /** Amount in whole dollars. */
  amount: v.number(),
});

/** Gift paid in this tab. The API never returns the donor, so only this tab knows the name for the receipt. */
export type CapturedGift = v.InferOutput<typeof CapturedGift>;

/** Last gift paid in this tab. */
export const capturedGiftAtom = tabAtom(tabPlaces.capturedGift, CapturedGift);

/** Order id of a paid gift whose receipt page could not be shown; the front page reports it. */
export const unshownGiftAtom = tabAtom(tabPlaces.unshownGift, v.string());
