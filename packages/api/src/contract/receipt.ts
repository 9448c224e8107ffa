import * as v from 'valibot';

/**
 * The answer to an accepted submission. The spec shows no success body: elsewhere any part may be missing, or the whole be
 * nothing that could be read, and it was accepted all the same.
 */
export const Receipt = /* @__PURE__ */ v.fallback(
  v.object({
    success: v.optional(v.literal(true), true),
    message: v.optional(v.string(), ''),
    /** What a person quotes when asking about it. A repeat under the same key gets the same one. */
    reference: v.optional(v.string()),
    /** Of a seat that is kept until the link in the letter was opened: until when, an ISO 8601 instant. */
    confirmBy: v.optional(v.string()),
    /** `true` when there was no seat: on the event's waiting list. */
    waitingList: v.optional(v.boolean()),
  }),
  { success: true, message: '' },
);
export type Receipt = v.InferOutput<typeof Receipt>;
