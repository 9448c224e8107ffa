import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { requiredParagraphs } from '../../text.ts';
import { Done } from '../done.ts';
import { bodyOf, NoBody } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { GiftParams, RefundParams, refundStates, Version } from './model.ts';
import { Cents } from './gifts.ts';
import { officeGiftMessages as messages } from './messages.ts';

/** Above which a refund waits for another person’s yes, where the setting `secondYes` is on. Cents. */
export const secondYesAbove = 100_000;

/** How long after a gift PayPal gives back, in days. */
export const refundDays = 180;

const State = v.picklist(refundStates);

/**
 * Gives money back, or, with `byHand`, notes that it went back otherwise. Nothing of it is taken back. It is stored before anybody is asked;
 * `asked` means that no clear answer came, and that the site goes on asking. 409 when the gift is another by now, 422 for more than is left
 * and for what PayPal no longer gives back.
 */
export const refundGift = {
  method: 'POST',
  path: '/gifts/{reference}/refund',
  params: GiftParams,
  body: /* @__PURE__ */ bodyOf({
    cents: Cents,
    reason: requiredParagraphs(limits.text.note, messages.reason, messages),
    version: Version,
    byHand: v.optional(v.boolean(officeMessages.notUnderstood), false),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ id: v.string(), state: State }),
  permission: 'gift.refund',
  stepUp: true,
} as const satisfies OfficeCall;

/** The second yes: the money goes back. 409 from whoever asked for it, and for one that does not wait any more. */
export const giveSecondYes = {
  method: 'POST',
  path: '/gifts/{reference}/refunds/{refund}/yes',
  params: RefundParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ state: State }),
  permission: 'gift.refund',
  stepUp: true,
} as const satisfies OfficeCall;

/** Gives up a refund that waits for a second yes. 409 for one that does not. */
export const dropRefund = {
  method: 'POST',
  path: '/gifts/{reference}/refunds/{refund}/drop',
  params: RefundParams,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'gift.refund',
} as const satisfies OfficeCall;
