import * as v from 'valibot';
import type { Call } from '../call.ts';
import { EventItem } from './event-item.ts';
import { EventParams } from './get-event.ts';

/**
 * Returns a published event that was canceled, with `canceledAt`; 404 for any other. Not from the spec, whose own call answers 404
 * for canceled events.
 */
export const getCanceledEvent = {
  method: 'GET',
  path: '/events/canceled-events/{id}',
  params: EventParams,
  reads: true,
  answer: /* @__PURE__ */ v.object({ success: v.literal(true), data: EventItem }),
} as const satisfies Call;
