import * as v from 'valibot';
import type { Call } from '../call.ts';
import { FeaturedEvent } from './featured-event.ts';

/**
 * The event of the home page; `data` is `null` when there is none. For a chapter it is the next one of its own that is
 * featured, else its next one, else `null`: never another chapter's.
 */
export const getFeaturedEvent = {
  method: 'GET',
  path: '/events/get-featured-event',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.nullish(FeaturedEvent, null),
  }),
} as const satisfies Call;
