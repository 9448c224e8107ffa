import * as v from 'valibot';

/**
 * Name of the call that the proof is for, such as `sendContactMessage`; other calls reject the proof. Without a name every call
 * accepts it, and the work is doubled.
 */
export const ChallengeQuery = /* @__PURE__ */ v.object({ for: v.optional(v.string(), '') });
