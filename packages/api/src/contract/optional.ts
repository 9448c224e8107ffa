import * as v from 'valibot';

/* A host that follows the spec leaves out values it does not know, or sends `null`. */

/** Text that may be missing, which reads as empty. */
export const optionalText = /* @__PURE__ */ v.nullish(v.string(), '');

/** Texts that may be missing, which read as an empty list. */
export const optionalTexts = /* @__PURE__ */ v.nullish(v.array(v.string()), []);
