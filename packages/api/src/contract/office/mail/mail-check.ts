import * as v from 'valibot';

/** `unknown`: the DNS query got no answer. */
const Found = /* @__PURE__ */ v.picklist(['found', 'none', 'unknown']);

/** DNS check for email sent in the association's name: other servers trust it only if the records are found. */
export const MailCheck = /* @__PURE__ */ v.object({
  isSetUp: v.boolean(),
  /** Domain of the sender address. */
  domain: v.string(),
  spf: Found,
  dkim: Found,
  dmarc: Found,
  /** Time of the check (ISO). */
  at: v.string(),
});
export type MailCheck = v.InferOutput<typeof MailCheck>;

/** Result of a test email to oneself: it was sent, or it could not be handed over yet and waits in the outbox. */
export const TestSent = /* @__PURE__ */ v.object({
  state: v.picklist(['sent', 'waiting']),
  at: v.string(),
  to: v.string(),
});
