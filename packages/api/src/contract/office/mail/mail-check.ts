import * as v from 'valibot';

/** `unknown`: the question got no answer. */
const Found = /* @__PURE__ */ v.picklist(['found', 'none', 'unknown']);

/** Whether other servers may believe that the mail server writes in the association's name. */
export const MailCheck = /* @__PURE__ */ v.object({
  isSetUp: v.boolean(),
  /** What stands behind the `@` of the address that letters come from. */
  domain: v.string(),
  spf: Found,
  dkim: Found,
  dmarc: Found,
  /** When it was looked up (ISO). */
  at: v.string(),
});
export type MailCheck = v.InferOutput<typeof MailCheck>;

/** What came of a letter to oneself: it has left, or it could not be handed over now and waits in the outbox. */
export const TestSent = /* @__PURE__ */ v.object({
  state: v.picklist(['sent', 'waiting']),
  at: v.string(),
  to: v.string(),
});
