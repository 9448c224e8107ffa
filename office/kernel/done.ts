import * as v from 'valibot';

/** Answer of a call without a result. */
export const Done = /* @__PURE__ */ v.object({ success: v.literal(true) });
