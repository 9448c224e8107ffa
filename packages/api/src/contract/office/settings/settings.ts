import * as v from 'valibot';
import { officeMessages as messages } from '../messages.ts';

/** Choices for the minutes a decision email is held. Undoing the decision in this time also stops the email. */
export const holdMinutes = [0, 2, 5, 15] as const;

/** Longest texts that an association adds to emails, in characters: to one kind, and to all. */
export const ownWordsMost = { paragraph: 2_000, below: 500 } as const;

/** Whole number from 0 to a maximum. */
/* @__NO_SIDE_EFFECTS__ */
const upTo = (most: number) =>
  v.pipe(
    v.number(messages.notUnderstood),
    v.integer(messages.notUnderstood),
    v.minValue(0, messages.notUnderstood),
    v.maxValue(most, messages.notUnderstood),
  );

/** Time at which the weekly digest is sent, in the association's zone. */
export const when = {
  /** Weekday: 0 is Sunday; `null` turns the digest off. */
  weekday: /* @__PURE__ */ v.nullable(upTo(6)),
  hour: /* @__PURE__ */ upTo(23),
};

/** Settings that admins edit, and the configuration the server was started with. */
export const Settings = /* @__PURE__ */ v.object({
  holdMinutes: v.picklist(holdMinutes, messages.notUnderstood),
  /** Chapter of each site; submissions from a site belong to its chapter. An origin, such as `https://bay-area.example.org`. */
  sites: v.array(v.object({ origin: v.string(), chapter: v.nullable(v.string()) })),
  /** Association's own paragraph for each kind of email; only kinds that have one. */
  words: v.record(v.string(), v.string()),
  /** Texts below every email; each may be empty. */
  signature: v.string(),
  postalAddress: v.string(),
  digest: v.object({
    ...when,
    /** IANA name. */
    timeZone: v.string(),
    /** Volunteers who see the queue, each with the choice to get the digest. Same setting as on _Me_. */
    readers: v.array(v.object({ id: v.string(), name: v.string(), gets: v.boolean() })),
  }),
  /** True if a refund over $1,000 and a campaign to more than 1,000 people need a second volunteer’s approval. */
  secondYes: v.optional(v.boolean()),
  /** Sentences about how long data is stored, and what the next cleanup deletes. */
  keeping: v.array(v.string()),
  forgetsSoon: v.array(v.string()),
  /** Environment variables that matter to volunteers, with the fact that they are set but never their values. */
  environment: v.array(v.object({ name: v.string(), isSet: v.boolean() })),
  /** Sentences about missing configuration that makes something untrue. */
  warnings: v.array(v.string()),
  /** True if sample content is left. */
  hasSamples: v.boolean(),
  /** Version of the settings, changed with every edit. */
  version: v.number(),
});
export type Settings = v.InferOutput<typeof Settings>;
