import * as v from 'valibot';
import type { Call } from '../call.ts';
import { EventItem } from './event-item.ts';

/** Id of the requested event. */
export const EventParams = /* @__PURE__ */ v.object({ id: v.string() });

/**
 * Returns one event, upcoming or past. 404 if it is unknown, not active or not approved. If a host sends such an event anyway, or
 * nothing, `data` is `null`.
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
