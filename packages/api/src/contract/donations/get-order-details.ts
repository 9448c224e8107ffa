import * as v from 'valibot';
import type { Call } from '../call.ts';

/**
 * Whether a gift went through, for the browser that made it: never who gave it. Everything else (unknown, another
 * browser's, not completed, a day old) is one and the same 404.
 */
export const getOrderDetails = {
  method: 'GET',
  path: '/donations/order-details/{orderId}',
  params: /* @__PURE__ */ v.object({ orderId: v.string() }),
  reads: true,
  owned: true,
  /** The spec only logs the body, so another server may say less than ours, or anything. */
  answer: /* @__PURE__ */ v.fallback(
    v.object({
      success: v.optional(v.literal(true), true),
      status: v.optional(v.string(), 'captured'),
      /** Dollars that were taken. */
      amount: v.optional(v.number()),
      currency: v.optional(v.string(), 'USD'),
      /** When the money was taken, an ISO 8601 instant. */
      date: v.optional(v.string()),
      /** Where the association gets post; absent where it has not said so. */
      postalAddress: v.optional(v.string()),
      /** What the receipt has to say, in whole sentences. */
      sentences: v.optional(v.array(v.string())),
    }),
    { success: true, status: 'captured', currency: 'USD' },
  ),
} as const satisfies Call;
