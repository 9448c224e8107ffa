import * as v from 'valibot';
import type { Call } from '../call.ts';
import { CreateOrderBody } from './body.ts';

/**
 * An order for a gift: `id` goes to the payment provider's buttons. It sets the cookie by which the other two calls know
 * this browser. 422 not valid or in need of a captcha, 429 a burst, 503 the provider does not answer or none
 * is configured. No money is taken here.
 */
export const createOrder = {
  method: 'POST',
  path: '/donations/create-order',
  body: CreateOrderBody,
  reads: false,
  owned: true,
  answer: /* @__PURE__ */ v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
} as const satisfies Call;
