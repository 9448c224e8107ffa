import * as v from 'valibot';
import { officeMessages as messages } from '../messages.ts';

/** For how many minutes the letter about a decision may be held, so that whoever takes the decision back takes it back, too. */
export const holdMinutes = [0, 2, 5, 15] as const;

/** How long what an association adds to letters may be, in characters: to those of a kind, and to all. */
export const ownWordsMost = { paragraph: 2_000, below: 500 } as const;

/** A whole number in a range. */
/* @__NO_SIDE_EFFECTS__ */
const upTo = (most: number) =>
  v.pipe(
    v.number(messages.notUnderstood),
    v.integer(messages.notUnderstood),
    v.minValue(0, messages.notUnderstood),
    v.maxValue(most, messages.notUnderstood),
  );

/** When the digest of what waits is sent, in the association's zone. */
export const when = {
  /** 0 is Sunday; `null`: it is not sent by itself. */
  weekday: /* @__PURE__ */ v.nullable(upTo(6)),
  hour: /* @__PURE__ */ upTo(23),
};

/** What admins decide for all, and what the server was started with. */
export const Settings = /* @__PURE__ */ v.object({
  holdMinutes: v.picklist(holdMinutes, messages.notUnderstood),
  /** Which site is which chapter's: what is sent from there is the chapter's. An origin, such as `https://bay-area.example.org`. */
  sites: v.array(v.object({ origin: v.string(), chapter: v.nullable(v.string()) })),
  /** A paragraph of the association's own by the kind of letter it stands in; without those that have none. */
  words: v.record(v.string(), v.string()),
  /** Stand under every letter; each empty for nothing. */
  signature: v.string(),
  postalAddress: v.string(),
  digest: v.object({
    ...when,
    /** IANA name. */
    timeZone: v.string(),
    /** Volunteers who see the queue, and whether each gets it. What they choose on _Me_ is the same. */
    readers: v.array(v.object({ id: v.string(), name: v.string(), gets: v.boolean() })),
  }),
  /** Whether a refund over $1,000 and a letter to more than 1,000 people wait for another person’s yes. */
  secondYes: v.optional(v.boolean()),
  /** What is kept how long, and what the next sweep forgets: sentences. */
  keeping: v.array(v.string()),
  forgetsSoon: v.array(v.string()),
  /** Variables of the environment that matter to volunteers, and whether each is set; never what to. */
  environment: v.array(v.object({ name: v.string(), isSet: v.boolean() })),
  /** What is not set up yet and makes something untrue: sentences. */
  warnings: v.array(v.string()),
  /** Whether there is still something of the samples. */
  hasSamples: v.boolean(),
  /** Changes with every change of what can be changed here. */
  version: v.number(),
});
export type Settings = v.InferOutput<typeof Settings>;
