import * as v from 'valibot';

/*
 * A host that follows the spec leaves out whatever it does not know, or answers it with `null`.
 */

/** Text that may be missing; then it is an empty one. */
export const optionalText = /* @__PURE__ */ v.nullish(v.string(), '');

/** Texts that may be missing; then there are none. */
export const optionalTexts = /* @__PURE__ */ v.nullish(v.array(v.string()), []);
