import * as v from 'valibot';

/**
 * Which call the proof is for, by its name in the table, such as `sendContactMessage`: no other takes it. Without it any call
 * does, and the work is twice as much.
 */
export const ChallengeQuery = /* @__PURE__ */ v.object({ for: v.optional(v.string(), '') });
