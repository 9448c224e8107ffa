import * as v from 'valibot';
import type { Call } from '../call.ts';
import { CreateOrderBody } from './body.ts';

/**
 * Creates an order for a gift; pass its `id` to the payment provider's buttons. Sets the cookie that identifies this browser to the
 * other two calls. Takes no money. 422 invalid or captcha needed, 429 too many requests, 503 the provider does not answer or none
 * is configured.
 */
export const createOrder = {
  method: 'POST',
  path: '/donations/create-order',
  body: CreateOrderBody,
  reads: false,
  owned: true,
  answer: /* @__PURE__ */ v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
} as const satisfies Call;
