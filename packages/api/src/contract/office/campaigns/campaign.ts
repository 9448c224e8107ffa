import * as v from 'valibot';
import { chapterIds } from '../../chapters/chapters.ts';
import { limits } from '../../limits.ts';
import { programCodes } from '../../programs.ts';
import { optionalEmail, optionalLine, optionalParagraphs } from '../../text.ts';
import { officeMessages } from '../messages.ts';
import { campaignMessages as messages } from './messages.ts';

const wording = { tooLong: messages.tooLong, characters: messages.characters };
const { notUnderstood } = officeMessages;

/** Longest subject in characters, and the number of characters that most mailboxes show. */
export const campaignSubject = { most: 120, shown: 60 } as const;

/** Placeholder in a text for the recipient's first name. */
export const namePlace = '{first name}';

/** Number of recipients above which sending a campaign requires the passkey again. */
export const freshBeyond = 50;
/** Number of recipients above which a second volunteer must approve, if the association requires it. */
export const secondYesBeyond = 1_000;
/** Minutes between the decision to send a campaign and its first email. */
export const campaignHoldMinutes = 10;
/** Emails a day above which large providers permanently treat a sender as a bulk sender. */
export const bulkBeyond = 5_000;

/** States of a campaign; `waits` means it waits for the second approval. */
export const campaignStates = ['draft', 'waits', 'held', 'sending', 'paused', 'sent', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Lists of campaigns: `draft`: drafts. `open`: waiting, scheduled, sending or paused. `over`: sent or stopped. */
export const campaignLists = ['draft', 'open', 'over'] as const;
export type CampaignListName = (typeof campaignLists)[number];

/** Guests of an event that a campaign can go to. `came` needs recorded check-ins. */
export const guestsAsked = ['coming', 'came'] as const;

const Year = /* @__PURE__ */ v.nullable(
  v.pipe(v.number(notUnderstood), v.integer(notUnderstood), v.minValue(1900, notUnderstood)),
);

/** Audience of a campaign: members who subscribed to the newsletter, with filters; or guests of one event. Never typed addresses. */
export const Audience = /* @__PURE__ */ v.variant(
  'kind',
  [
    v.strictObject(
      {
        kind: v.literal('members'),
        /** Chapter by the state members live in; `null` for all. */
        chapter: v.nullable(v.picklist(chapterIds, notUnderstood)),
        /** Range of graduation years, both included; `null` for no bound. */
        from: Year,
        to: Year,
        /** Code of a program; `null` for all. */
        program: v.nullable(v.picklist(programCodes, notUnderstood)),
        /** True for only those who offered to be mentors. */
        mentors: v.boolean(notUnderstood),
      },
      notUnderstood,
    ),
    v.strictObject(
      {
        kind: v.literal('event'),
        /** Id of the event. */
        event: v.pipe(v.string(notUnderstood), v.regex(/^[\w-]{1,80}$/, notUnderstood)),
        who: v.picklist(guestsAsked, notUnderstood),
      },
      notUnderstood,
    ),
  ],
  notUnderstood,
);
export type Audience = v.InferOutput<typeof Audience>;

/** Characters that make a name look like an address or end its quotation, also in their full-width form. */
const inAddress = /[<>@"\\]/;

/** Fields of a campaign that a volunteer edits. A draft may leave any of them empty. */
export const campaignEntries = {
  subject: optionalLine(campaignSubject.most, wording),
  /** Markdown, as in news; {@link namePlace} is replaced with the recipient's first name. */
  markdown: optionalParagraphs(limits.text.story, wording),
  /** Sender name before the association's name; empty for the association's name alone. */
  fromName: v.pipe(
    optionalLine(limits.text.name, wording),
    v.check((text) => !inAddress.test(text.normalize('NFKC')), messages.fromName),
  ),
  /** Address for replies; empty for the association's sender address. */
  replyTo: optionalEmail(messages.replyTo),
  audience: Audience,
};
const CampaignFields = /* @__PURE__ */ v.object(campaignEntries);
export type CampaignFields = v.InferOutput<typeof CampaignFields>;

/** Campaign in a list. Instants are ISO. */
export const CampaignRow = /* @__PURE__ */ v.object({
  id: v.string(),
  /** Reference, such as `L-7K2Q-9XPD`. */
  reference: v.string(),
  state: v.picklist(campaignStates),
  version: v.number(),
  subject: v.string(),
  chapter: v.nullable(v.string()),
  /** Event of a campaign to guests. */
  event: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** Audience in words: `Subscribers in Bay Area, 1990–2005`. */
  about: v.string(),
  /** Number of recipients; 0 for a draft. */
  many: v.number(),
  /** Number of emails sent, and of those that failed permanently. */
  sent: v.number(),
  failed: v.number(),
  /** Name of the author. */
  by: v.string(),
  changedAt: v.string(),
  /** Scheduled time of the first email, while the campaign is held. */
  leavesAt: v.nullable(v.string()),
  begunAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
});
export type CampaignRow = v.InferOutput<typeof CampaignRow>;

/**
 * Reasons why some emails were not delivered so far. `later`: the recipient's server asks to try later. `full`: the mailbox is
 * full. `no-mailbox`: no such mailbox. `refused`: the server rejects this email. `our-server`: our own mail server could not be
 * reached. `unsure`: this server stopped during the delivery, so the email may have arrived.
 */
export const campaignFaults = ['later', 'full', 'no-mailbox', 'refused', 'our-server', 'unsure'] as const;
export type CampaignFault = (typeof campaignFaults)[number];

/** Test email to the volunteer who asked for it. */
export const CampaignTest = /* @__PURE__ */ v.object({
  at: v.string(),
  to: v.string(),
  /** True if the campaign has not changed since the test. */
  isCurrent: v.boolean(),
});

/** Campaign with all its details. */
export const Campaign = /* @__PURE__ */ v.object({
  ...CampaignRow.entries,
  fields: CampaignFields,
  /** Emails sent per minute. */
  perMinute: v.number(),
  /** Estimated time of the last email; `null` unless the campaign is held or sending. */
  lastAt: v.nullable(v.string()),
  /** Number of emails not sent yet. */
  waiting: v.number(),
  /** Number of recipients who unsubscribed after this campaign. */
  unsubscribed: v.number(),
  refused: v.array(
    v.object({
      why: v.picklist(campaignFaults),
      many: v.number(),
      /** Time of the next attempt; `null` for emails that failed permanently. */
      again: v.nullable(v.string()),
    }),
  ),
  /** Number of failed emails that can be sent again. */
  resendable: v.number(),
  test: v.nullable(CampaignTest),
  /**
   * Volunteer who asked to send the campaign; `mine` is true if that is the current volunteer. `null` unless it waits for the
   * second approval.
   */
  secondYes: v.nullable(v.object({ by: v.string(), at: v.string(), mine: v.boolean() })),
  mailIsSetUp: v.boolean(),
});
export type Campaign = v.InferOutput<typeof Campaign>;

/** Number of recipients, and of people left out by reason. */
export const AudienceCount = /* @__PURE__ */ v.object({
  reached: v.number(),
  leftOut: v.object({
    /** Number of people who declined the newsletter or never subscribed. */
    no: v.number(),
    /** Number of people who want only emails to their chapter. */
    chapterOnly: v.number(),
    /** Number of people whose mail server rejected two emails. */
    unreachable: v.number(),
    /** Number of people whose address is already among the recipients. */
    twice: v.number(),
    /** Number of people who had their data deleted. */
    deleted: v.number(),
  }),
  about: v.string(),
  /** Summary: `4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice.` */
  text: v.string(),
});
export type AudienceCount = v.InferOutput<typeof AudienceCount>;
