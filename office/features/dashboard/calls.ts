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
  /**
   * Dashboard of a volunteer: waiting submissions, things that need attention, coming events. Each part is only for volunteers with
   * its permission.
   */
  getDashboard: read('/desk', {
    permission: 'volunteer',
    answer: {
      /** `null` for a volunteer who may not see the queue. Kinds without a waiting submission are left out. */
      waiting: v.nullable(
        v.array(
          v.object({
            kind: v.picklist(submissionKinds),
            count: v.number(),
            /** Oldest submission: time since it waits (ISO), and its name or title. */
            since: v.string(),
            oldest: v.string(),
            /** Number of hours within which the site promises an answer. */
            promisedHours: v.number(),
            /** References of submissions of this kind whose question was answered. */
            answered: v.array(v.string()),
          }),
        ),
      ),
      /** Volunteer and time of the last decision; `null` if there was none, or for a volunteer who may not see the queue. */
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
          /** The server is behind a proxy that is not configured, so all visitors count as one. */
          v.object({ what: v.literal('unnamed proxy') }),
          /** The receipts’ EIN is still the placeholder, in production. */
          v.object({ what: v.literal('placeholder ein') }),
          v.object({ what: v.literal('only admin') }),
          /** Time of the last backup (ISO); `null` if there is none. */
          v.object({ what: v.literal('copy is old'), last: v.nullable(v.string()) }),
          v.object({ what: v.literal('no way back') }),
          /** Sentences about the records that the next cleanup deletes. */
          v.object({ what: v.literal('forgets soon'), sentences: v.array(v.string()) }),
        ]),
      ),
      /** Next events, at most three. */
      coming: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          /** Date as in the public contract: an instant, or a day. */
          date: v.string(),
          timeZone: v.nullable(v.string()),
          place: v.string(),
          registered: v.number(),
          /** `null` for no limit. */
          seats: v.nullable(v.number()),
          /** Number of registrations in the last seven days. */
          fresh: v.number(),
          /** True if check-in is open and the reader has the permission for it. */
          door: v.boolean(),
        }),
      ),
      /** Campaigns that wait for a second approval which the reader may give. */
      campaignApproval: v.optional(
        v.array(
          v.object({ id: v.string(), subject: v.string(), many: v.number(), by: v.string(), at: v.string() }),
        ),
      ),
      /** `null` for volunteers who are not admins. */
      mail: v.nullable(
        v.object({ waiting: v.number(), held: v.number(), stuck: v.number(), isSetUp: v.boolean() }),
      ),
      /** Gifts of this month, in whole cents; `null` for a volunteer who may not see gifts. */
      gifts: v.nullable(v.object({ cents: v.number(), count: v.number(), centsLastYear: v.number() })),
      /**
       * Refunds that PayPal was asked for more than an hour ago and that are still unsettled. Missing for a volunteer who may not
       * see gifts.
       */
      refundsHang: v.optional(
        v.array(v.object({ reference: v.string(), cents: v.number(), since: v.string() })),
      ),
      /**
       * Refunds that wait for a second approval; `mine` marks those the reader requested. Missing for a volunteer who may not
       * refund.
       */
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
      /** In January: last year’s donors with an email but no statement yet. Missing in other months, and if there are none. */
      statements: v.optional(v.object({ year: v.number(), donors: v.number() })),
      /**
       * True while the volunteer’s permissions and starting points are shown, until they hide them. Admins have `firstSteps`
       * instead.
       */
      isFirstEvening: v.boolean(),
      /** `null` for volunteers who are not admins, and once an admin has hidden the list. */
      firstSteps: v.nullable(v.array(v.object({ step: v.picklist(firstSteps), isDone: v.boolean() }))),
    },
  }),

  /** Changes since the last request, and the records other volunteers have open. A visible tab asks every 20 seconds. */
  pulse: read('/pulse', {
    permission: 'volunteer',
    quiet: true,
    query: {
      /**
       * Reference of the record this volunteer has open, or `event:`, `news:`, `member:` or `letter:` and its id. Others see it
       * until a minute after the last request.
       */
      looking: v.optional(v.pipe(v.string(), v.maxLength(120, messages.notUnderstood))),
    },
    answer: {
      /** Waiting submissions that this volunteer may see; other kinds count 0. */
      waiting: v.object({
        member: Waiting,
        correction: Waiting,
        story: Waiting,
        job: Waiting,
        message: Waiting,
      }),
      /** Number of failed emails, without campaigns. This and the next two are 0 for volunteers without the permission. */
      mailStuck: v.number(),
      /** Number of gifts and refunds that the provider was asked for more than an hour ago and that are still unsettled. */
      giftsUnsettled: v.number(),
      /** Number of scheduled campaigns. */
      emailsHeld: v.number(),
      /** Other volunteers, by name, with the record each has open. */
      looking: v.array(v.object({ volunteer: v.string(), name: v.string(), ref: v.string() })),
      /** Number that grows with every change to a list, by any volunteer. */
      seen: v.number(),
      session: v.object({ left: v.number(), idleLeft: v.number() }),
      /** Id of the Office’s build on this server. */
      build: v.string(),
    },
  }),

  /**
   * Search by name, title or reference: at most six results of each kind, each kind only for volunteers with its permission. It
   * never searches message texts.
   */
  searchAll: read('/search', {
    permission: 'volunteer',
    query: {
      q: searchText(100, messages.notUnderstood),
    },
    answer: {
      found: v.array(
        v.object({
          kind: v.picklist(foundKinds),
          /** Reference, or the id if there is no reference. */
          ref: v.string(),
          title: v.string(),
          facts: v.array(v.string()),
          /** True if the query is exactly this reference. */
          isExact: v.boolean(),
        }),
      ),
      /** Number of hidden members whose name matches; they are listed only under Members. */
      hiddenMembers: v.number(),
    },
  }),

  /** Saved views: the volunteer’s own, and those for everybody. */
  getViews: read('/views', {
    permission: 'volunteer',
    answer: {
      views: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          /** Path such as `/office/review`. */
          path: v.string(),
          /** Query string without the `?`; may be empty. */
          search: v.string(),
          isForAll: v.boolean(),
        }),
      ),
    },
  }),

  /** Saves an address under a name. 404 if a volunteer who is not an admin makes a view for everybody. */
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

  /** Removes one of the volunteer’s own views; an admin can also remove a view for everybody. */
  removeView: write('/views/{id}/remove', {
    permission: 'volunteer',
    body: {},
    answer: Done,
  }),

  /** Volunteer’s draft about a record; `null` if there is none. */
  getDraft: read('/drafts/{kind}/{ref}', {
    permission: 'volunteer',
    params: Subject.entries,
    answer: { draft: v.nullable(v.object({ text: Text, savedAt: v.string() })) },
  }),

  /** Saves a draft for 90 days; a draft with only empty texts is deleted. 409 if the volunteer has too many or too long drafts. */
  saveDraft: write('/drafts/{kind}/{ref}', {
    permission: 'volunteer',
    params: Subject.entries,
    body: { text: Text },
    answer: { savedAt: v.string() },
  }),
} as const;
