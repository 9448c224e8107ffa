import { cleanLine } from '@banyan/api/contract';
import { searchText } from '@banyan/api/internal';
import { Subject, Text } from '@banyan/api/office/dashboard/drafts';
import { Surprise } from '@banyan/api/office/gifts/model';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { submissionKinds } from '@banyan/api/office/review/model';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';
import { foundKinds } from '../search/search-all.ts';
import { firstSteps } from './get-dashboard.ts';
import { Waiting } from './pulse-model.ts';

export const dashboardCalls = {
  /** What a volunteer should know first: what waits, what needs a look, what comes. Each part only for those whose duty it is. */
  getDashboard: read('/desk', {
    permission: 'volunteer',
    answer: {
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
      needsAttention: v.array(
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
      campaignApproval: v.optional(
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
      /** Whether to show what their roles may do and where to start: until they hide it. Admins have `firstSteps` instead. */
      isFirstEvening: v.boolean(),
      /** `null` for whoever is no admin, or has put the list away. */
      firstSteps: v.nullable(v.array(v.object({ step: v.picklist(firstSteps), isDone: v.boolean() }))),
    },
  }),

  /** What has changed since the last look, and who looks at what: asked every 20 seconds by a tab that is seen. */
  pulse: read('/pulse', {
    permission: 'volunteer',
    quiet: true,
    query: {
      /**
       * Reference of what this volunteer has open, or `event:`, `news:`, `member:` or `letter:` and its id; that others see it ends a minute after
       * the last time it was said.
       */
      looking: v.optional(v.pipe(v.string(), v.maxLength(120, messages.notUnderstood))),
    },
    answer: {
      /** What this volunteer may see of the queue; nothing waits of what they may not. */
      waiting: v.object({
        member: Waiting,
        correction: Waiting,
        story: Waiting,
        job: Waiting,
        message: Waiting,
      }),
      /** Letters that could not be sent so far, without those to many. This and the next two are 0 for whoever does not look after it. */
      mailStuck: v.number(),
      /** Gifts and refunds that the provider was asked for an hour ago and more, and nobody knows of. */
      giftsUnsettled: v.number(),
      /** Letters to many that are held and leave by themselves. */
      emailsHeld: v.number(),
      /** Others, by name, and what each has open. */
      looking: v.array(v.object({ volunteer: v.string(), name: v.string(), ref: v.string() })),
      /** Grows with every change of what a list shows, whoever makes it. */
      seen: v.number(),
      session: v.object({ left: v.number(), idleLeft: v.number() }),
      /** Names the build of the Office that this server has. */
      build: v.string(),
    },
  }),

  /** Everything by name, title or reference: at most six of a kind, each only for those whose duty it is. Never texts of messages. */
  searchAll: read('/search', {
    permission: 'volunteer',
    query: {
      q: searchText(100, messages.notUnderstood),
    },
    answer: {
      found: v.array(
        v.object({
          kind: v.picklist(foundKinds),
          /** Reference, or id of what has none. */
          ref: v.string(),
          title: v.string(),
          facts: v.array(v.string()),
          /** Whether the reference is exactly what was asked for. */
          isExact: v.boolean(),
        }),
      ),
      /** How many hidden members match a name; those are listed under Members only. */
      hiddenMembers: v.number(),
    },
  }),

  /** Names for addresses: theirs, and those that are for all. */
  getViews: read('/views', {
    permission: 'volunteer',
    answer: {
      views: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          /** Such as `/office/review`. */
          path: v.string(),
          /** What stands behind the `?`; may be empty. */
          search: v.string(),
          isForAll: v.boolean(),
        }),
      ),
    },
  }),

  /** Gives an address a name. 404 when somebody who is no admin makes one for all. */
  saveView: write('/views', {
    permission: 'volunteer',
    body: {
      name: v.pipe(
        v.string(messages.notUnderstood),
        v.transform(cleanLine),
        v.minLength(1, messages.viewNameRequired),
        v.maxLength(60, messages.tooLong(60)),
      ),
      path: v.pipe(
        v.string(messages.notUnderstood),
        v.regex(/^\/office(\/[\w-]+)*$/, messages.notUnderstood),
      ),
      search: v.pipe(v.string(messages.notUnderstood), v.maxLength(500, messages.notUnderstood)),
      isForAll: v.boolean(messages.notUnderstood),
    },
    answer: { id: v.string() },
  }),

  /** Removes one of theirs; an admin also one that is for all. */
  removeView: write('/views/{id}/remove', {
    permission: 'volunteer',
    body: {},
    answer: Done,
  }),

  /** What they were writing about something; `null` when nothing is kept. */
  getDraft: read('/drafts/{kind}/{ref}', {
    permission: 'volunteer',
    params: Subject.entries,
    answer: { draft: v.nullable(v.object({ text: Text, savedAt: v.string() })) },
  }),

  /** Keeps what they are writing, for 90 days; nothing but empty texts forgets it. 409 when they have too many drafts, or too long ones. */
  saveDraft: write('/drafts/{kind}/{ref}', {
    permission: 'volunteer',
    params: Subject.entries,
    body: { text: Text },
    answer: { savedAt: v.string() },
  }),
} as const;
