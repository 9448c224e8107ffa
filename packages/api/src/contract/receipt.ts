import * as v from 'valibot';

/**
 * Answer to an accepted submission. The spec defines no success body. On other hosts any part may be missing, or the body may be
 * unreadable; the submission is accepted all the same.
 */
export const Receipt = /* @__PURE__ */ v.fallback(
  v.object({
    success: v.optional(v.literal(true), true),
    message: v.optional(v.string(), ''),
    /** Reference to quote in questions. A repeat with the same key gets the same reference. */
    reference: v.optional(v.string()),
    /** Time until which the seat is held and the email's link must be opened, an ISO 8601 instant. */
    confirmBy: v.optional(v.string()),
    /** `true` if there was no seat and the person is on the event's waitlist. */
    waitingList: v.optional(v.boolean()),
  }),
  { success: true, message: '' },
);
export type Receipt = v.InferOutput<typeof Receipt>;
