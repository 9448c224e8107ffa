import * as v from 'valibot';
import type { Call } from '../call.ts';
import { CaptureOrderBody } from './body.ts';

/**
 * Reasons of a failed capture, sent as `code` of the error of the field `payment`:
 * `declined`: no money was taken; the same order may be paid another way.
 * `not_approved`: no money was taken; the donor has not approved yet.
 * `expired`: no money was taken; the order is over.
 * `pending`: the provider is still checking. `unsettled`: the provider could not be asked. In both cases do not pay again; send the
 * same capture again to get the result.
 */
export const paymentErrorCodes = ['declined', 'not_approved', 'expired', 'pending', 'unsettled'] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

/**
 * Captures an approved order, once: a repeat, a second tab or a retry after a lost answer gets the answer of the first capture. 404
 * unknown or another browser's, 422 declined or not approved, 410 expired, 409 pending, 503 not settled; see {@link
 * paymentErrorCodes}.
 */
export const captureOrder = {
  method: 'POST',
  path: '/donations/capture-order',
  body: CaptureOrderBody,
  reads: false,
  owned: true,
  /** A host may leave out `orderId`; the capture then belongs to the requested order. */
  answer: /* @__PURE__ */ v.fallback(v.object({ orderId: v.optional(v.pipe(v.string(), v.nonEmpty())) }), {}),
} as const satisfies Call;
