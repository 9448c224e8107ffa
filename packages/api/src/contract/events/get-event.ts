import * as v from 'valibot';
import type { Call } from '../call.ts';
import { EventItem } from './event-item.ts';

/** Which event a call is about. */
export const EventParams = /* @__PURE__ */ v.object({ id: v.string() });

/**
 * One event, past ones too. 404 for one that is unknown, not active or not approved; a host that answers such a one, or
 * nothing, all the same reads as `null`.
 */
export const getEvent = {
  method: 'GET',
  path: '/events/get-events/{id}',
  params: EventParams,
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.pipe(
      v.nullish(EventItem, null),
      v.transform((event) => (event?.isActive && event.isApproved ? event : null)),
    ),
  }),
} as const satisfies Call;
