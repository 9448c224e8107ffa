import * as v from 'valibot';
import type { Call } from '../call.ts';
import { listOf } from '../list-of.ts';
import { EventItem } from './event-item.ts';

/** Keeps the events that may be shown (spec part 2 §4). */
const shown = (items: EventItem[]) => items.filter((item) => item.isActive && item.isApproved);

/** Returns every active and approved event, upcoming and past, by date; or those of one chapter. */
export const getActiveEvents = {
  method: 'GET',
  path: '/events/get-active-events',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.pipe(v.nullish(listOf('event', EventItem), []), v.transform(shown)),
  }),
} as const satisfies Call;
