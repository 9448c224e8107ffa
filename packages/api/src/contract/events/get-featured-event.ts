import * as v from 'valibot';
import type { Call } from '../call.ts';
import { FeaturedEvent } from './featured-event.ts';

/**
 * Returns the event of the home page; `data` is `null` if there is none. For a chapter, returns its next featured event, else its
 * next event, else `null`; never another chapter's.
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
