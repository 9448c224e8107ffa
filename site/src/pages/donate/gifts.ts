import * as v from 'valibot';
import { tabAtom } from '../../state/tabAtom.ts';
import { tabPlaces } from '../../state/tabPlaces.ts';

const CapturedGift = v.object({
  orderId: v.string(),
  /** Of the donor. */
  name: v.string(),
  email: v.string(),
  /** Empty when none was named. */
  purpose: v.string(),
  /** Whole dollars. */
  amount: v.number(),
});

/** A gift whose money was taken in this tab. The API never says who gave: a receipt's name is known here only. */
export type CapturedGift = v.InferOutput<typeof CapturedGift>;

/** The last one of this tab. */
export const capturedGiftAtom = tabAtom(tabPlaces.capturedGift, CapturedGift);

/** The order of a gift that was taken and whose page could not be shown; the front page says that it went through. */
export const unshownGiftAtom = tabAtom(tabPlaces.unshownGift, v.string());
