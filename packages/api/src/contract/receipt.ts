import * as v from 'valibot';

/** The answer to an accepted submission. The spec shows no success body, so every part may be missing elsewhere. */
export const Receipt = /* @__PURE__ */ v.object({
  success: v.optional(v.literal(true), true),
  message: v.optional(v.string(), ''),
  /** What a person quotes when asking about it. A repeat of the same submission gets the same one. */
  reference: v.optional(v.string()),
});
export type Receipt = v.InferOutput<typeof Receipt>;
