import * as v from 'valibot';
import { Surprise } from '../gifts/model.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { submissionKinds } from '../review/model.ts';

/** What begins: done, or to do and where. */
export const firstSteps = ['passkey', 'admin', 'mail', 'digest', 'address', 'samples'] as const;

/** What a volunteer should know first: what waits, what needs a look, what comes. Each part only for those whose duty it is. */
export const getDesk = {
  method: 'GET',
  path: '/desk',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    /** `null` for whoever may not see the queue. Kinds of which nothing waits are left out. */
    waiting: v.nullable(
      v.array(
        v.object({
          kind: v.picklist(submissionKinds),
          count: v.number(),
          /** The oldest: since when (ISO), and whose or what. */
          since: v.string(),
          oldest: v.string(),
          /** Within how many hours the site promises an answer. */
          promisedHours: v.number(),
          /** References of those of the kind that an answer came in for. */
          answered: v.array(v.string()),
        }),
      ),
    ),
    /** Who decided last; `null` when nobody ever did, or for whoever may not see the queue. */
    last: v.nullable(v.object({ by: v.string(), at: v.string() })),
    needsALook: v.array(
      v.variant('what', [
        v.object({ what: v.literal('jobs leave'), count: v.number(), first: v.string() }),
        v.object({ what: v.literal('no answer'), count: v.number(), days: v.number() }),
        v.object({ what: v.literal('mail stuck'), count: v.number() }),
        v.object({
          what: v.literal('gift does not settle'),
          ref: v.string(),
          cents: v.number(),
          since: v.string(),
        }),
        v.object({ what: v.literal('gift surprises'), ref: v.string(), ...Surprise.entries }),
        /** A proxy stands before the server, and nobody has named it: all visitors count as one. */
        v.object({ what: v.literal('unnamed proxy') }),
        /** The EIN of receipts is the placeholder, in production. */
        v.object({ what: v.literal('placeholder ein') }),
        v.object({ what: v.literal('only admin') }),
        /** When the last copy of the data was made (ISO); `null` for never. */
        v.object({ what: v.literal('copy is old'), last: v.nullable(v.string()) }),
        v.object({ what: v.literal('no way back') }),
        /** What the next sweep forgets of whom: sentences. */
        v.object({ what: v.literal('forgets soon'), sentences: v.array(v.string()) }),
      ]),
    ),
    /** The next events, at most three. */
    coming: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        /** As the contract has it: an instant, or a day. */
        date: v.string(),
        timeZone: v.nullable(v.string()),
        place: v.string(),
        registered: v.number(),
        /** `null` for as many as come. */
        seats: v.nullable(v.number()),
        /** Registered within the last seven days. */
        fresh: v.number(),
        /** Whether it is time to work its door, and whoever reads this may. */
        door: v.boolean(),
      }),
    ),
    /** Letters to many that wait for a second yes, and not of whoever reads this. */
    letterYes: v.optional(
      v.array(
        v.object({ id: v.string(), subject: v.string(), many: v.number(), by: v.string(), at: v.string() }),
      ),
    ),
    /** `null` for whoever is no admin. */
    mail: v.nullable(
      v.object({ waiting: v.number(), held: v.number(), stuck: v.number(), isSetUp: v.boolean() }),
    ),
    /** This month, in whole cents; `null` for whoever may not see gifts. */
    gifts: v.nullable(v.object({ cents: v.number(), count: v.number(), centsLastYear: v.number() })),
    /** Refunds that PayPal was asked for an hour ago and more, and nobody knows of. Without for whoever may not see gifts. */
    refundsHang: v.optional(
      v.array(v.object({ reference: v.string(), cents: v.number(), since: v.string() })),
    ),
    /** Refunds that wait for a second yes; `mine` were asked for by whoever reads. Without for whoever may not give back. */
    refundsWait: v.optional(
      v.array(
        v.object({
          reference: v.string(),
          cents: v.number(),
          by: v.string(),
          mine: v.boolean(),
          at: v.string(),
        }),
      ),
    ),
    /** In January: donors of last year with an e-mail who have no statement yet. Without otherwise, and when there are none. */
    statements: v.optional(v.object({ year: v.number(), donors: v.number() })),
    /** `null` for whoever is no admin, or has put the list away. */
    firstSteps: v.nullable(v.array(v.object({ step: v.picklist(firstSteps), isDone: v.boolean() }))),
  }),
  permission: 'volunteer',
} as const satisfies OfficeCall;
