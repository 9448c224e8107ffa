import * as v from 'valibot';
import type { Call } from '../call.ts';

/**
 * Returns the result of a gift to the browser that made it, without the donor. 404 for all other cases: unknown, another browser's,
 * not completed, older than a day.
 */
export const getOrderDetails = {
  method: 'GET',
  path: '/donations/order-details/{orderId}',
  params: /* @__PURE__ */ v.object({ orderId: v.string() }),
  reads: true,
  owned: true,
  /** The spec only logs the body, so another server may send fewer fields than ours, or anything else. */
  answer: /* @__PURE__ */ v.fallback(
    v.object({
      success: v.optional(v.literal(true), true),
      status: v.optional(v.string(), 'captured'),
      /** Amount taken, in dollars. */
      amount: v.optional(v.number()),
      currency: v.optional(v.string(), 'USD'),
      /** Time of the payment, an ISO 8601 instant. */
      date: v.optional(v.string()),
      /** Postal address of the association; absent if it has not set one. */
      postalAddress: v.optional(v.string()),
      /** Sentences of the receipt. */
      sentences: v.optional(v.array(v.string())),
    }),
    { success: true, status: 'captured', currency: 'USD' },
  ),
} as const satisfies Call;
