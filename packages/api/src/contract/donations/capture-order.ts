import * as v from 'valibot';
import type { Call } from '../call.ts';
import { CaptureOrderBody } from './body.ts';

/**
 * What a refused capture means for the money, as `code` of the error of the field `payment`:
 * `declined` no money was taken, the same order may be paid another way;
 * `not_approved` no money was taken, the donor has not approved yet;
 * `expired` no money was taken, the order is over;
 * `pending` the provider is still checking, `unsettled` it could not be asked: do not pay again, send the same capture
 * again to hear more.
 */
export const paymentErrorCodes = ['declined', 'not_approved', 'expired', 'pending', 'unsettled'] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

/**
 * Takes the money of an approved order, once: a repeat, a second tab and a lost answer get the first one's answer. 404
 * unknown or another browser's, 422 declined or not approved, 410 over, 409 pending, 503 not settled; see
 * {@link paymentErrorCodes}.
 */
export const captureOrder = {
  method: 'POST',
  path: '/donations/capture-order',
  body: CaptureOrderBody,
  reads: false,
  owned: true,
  /** A host may leave `orderId` out: the money is then taken of the order that was asked for. */
  answer: /* @__PURE__ */ v.fallback(v.object({ orderId: v.optional(v.pipe(v.string(), v.nonEmpty())) }), {}),
} as const satisfies Call;
