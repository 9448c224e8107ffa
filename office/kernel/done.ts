import * as v from 'valibot';

/** The answer of a call that has nothing to tell. */
export const Done = /* @__PURE__ */ v.object({ success: v.literal(true) });
