import * as v from 'valibot';
import { FeaturedEvent } from '../entities/featured-event.ts';
import { limits } from '../limits.ts';
import type { Call } from './call.ts';

/** The event of the home page; `data` is `null` when there is none. */
export const getFeaturedEvent = {
  method: 'GET',
  path: '/events/get-featured-event',
  summary: 'The next featured event, or null.',
  bodyLimit: limits.body.none,
  verified: false,
  reads: true,
  cached: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.nullish(FeaturedEvent, null),
  }),
} as const satisfies Call;
