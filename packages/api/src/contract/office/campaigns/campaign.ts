import * as v from 'valibot';
import { chapterIds } from '../../chapters/chapters.ts';
import { limits } from '../../limits.ts';
import { programCodes } from '../../programs.ts';
import { optionalEmail, optionalLine, optionalParagraphs } from '../../text.ts';
import { officeMessages } from '../messages.ts';
import { campaignMessages as messages } from './messages.ts';

const wording = { tooLong: messages.tooLong, characters: messages.characters };
const { notUnderstood } = officeMessages;

/** Of how many characters a subject is, at most, and how many of them most mailboxes show. */
export const campaignSubject = { most: 120, shown: 60 } as const;

/** What stands in a text for the first name of whoever gets it. */
export const namePlace = '{first name}';

/** To more than so many a letter leaves only with the passkey shown once more. */
export const freshBeyond = 50;
/** To more than so many a second volunteer says yes, where the association wants that. */
export const secondYesBeyond = 1_000;
/** For how long a letter to many is held before the first of it leaves, in minutes. */
export const campaignHoldMinutes = 10;
/** A sender of more than so many a day counts as a bulk sender with the large providers, for good. */
export const bulkBeyond = 5_000;

/** Where a letter to many is: `waits` is for a second yes. */
export const campaignStates = ['draft', 'waits', 'held', 'sending', 'paused', 'sent', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Which letters a list is of: drafts; those that wait, are held, under way or paused; those that were sent or stopped. */
export const campaignLists = ['draft', 'open', 'over'] as const;
export type CampaignListName = (typeof campaignLists)[number];

/** Who came is known where arrivals are noted. */
export const guestsAsked = ['coming', 'came'] as const;

const Year = /* @__PURE__ */ v.nullable(
  v.pipe(v.number(notUnderstood), v.integer(notUnderstood), v.minValue(1900, notUnderstood)),
);

/** Who gets it: members who said yes to the newsletter, narrowed; or guests of one event. Never addresses that somebody typed. */
export const Audience = /* @__PURE__ */ v.variant(
  'kind',
  [
    v.strictObject(
      {
        kind: v.literal('members'),
        /** By the state they live in; `null` for everywhere. */
        chapter: v.nullable(v.picklist(chapterIds, notUnderstood)),
        /** Years of graduation, both included; `null` for no bound. */
        from: Year,
        to: Year,
        /** Code of a program; `null` for all. */
        program: v.nullable(v.picklist(programCodes, notUnderstood)),
        /** Only those who offered to be mentors. */
        mentors: v.boolean(notUnderstood),
      },
      notUnderstood,
    ),
    v.strictObject(
      {
        kind: v.literal('event'),
        /** Its id. */
        event: v.pipe(v.string(notUnderstood), v.regex(/^[\w-]{1,80}$/, notUnderstood)),
        who: v.picklist(guestsAsked, notUnderstood),
      },
      notUnderstood,
    ),
  ],
  notUnderstood,
);
export type Audience = v.InferOutput<typeof Audience>;

/** What would make a name look like an address, or end its quotation, also where it is written wide. */
const inAddress = /[<>@"\\]/;

/** What a volunteer writes. A draft may lack anything. */
export const campaignEntries = {
  subject: optionalLine(campaignSubject.most, wording),
  /** Markdown as in news; {@link namePlace} stands for the first name of whoever gets it. */
  markdown: optionalParagraphs(limits.text.story, wording),
  /** Before the association's name; empty for that alone. */
  fromName: v.pipe(
    optionalLine(limits.text.name, wording),
    v.check((text) => !inAddress.test(text.normalize('NFKC')), messages.fromName),
  ),
  /** Where an answer goes; empty for where the association writes from. */
  replyTo: optionalEmail(messages.replyTo),
  audience: Audience,
};
const CampaignFields = /* @__PURE__ */ v.object(campaignEntries);
export type CampaignFields = v.InferOutput<typeof CampaignFields>;

/** A letter to many in a list. Instants are ISO. */
export const CampaignRow = /* @__PURE__ */ v.object({
  id: v.string(),
  /** `L-7K2Q-9XPD`. */
  reference: v.string(),
  state: v.picklist(campaignStates),
  version: v.number(),
  subject: v.string(),
  chapter: v.nullable(v.string()),
  /** The event it is about, of one to its guests. */
  event: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** Audience in words: `Subscribers in Bay Area, 1990–2005`. */
  about: v.string(),
  /** To how many it goes; 0 of a draft. */
  many: v.number(),
  /** Of those, how many have left, and how many were refused for good. */
  sent: v.number(),
  failed: v.number(),
  /** Who made it. */
  by: v.string(),
  changedAt: v.string(),
  /** When the first leaves, while it is held. */
  leavesAt: v.nullable(v.string()),
  begunAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
});
export type CampaignRow = v.InferOutput<typeof CampaignRow>;

/**
 * Why some did not get it so far: their server asks for patience, their mailbox is full, there is no such mailbox, their server does
 * not want this letter, our own server could not be reached; or this server stopped while it handed the letter over, and it may have
 * arrived.
 */
export const campaignFaults = ['later', 'full', 'no-mailbox', 'refused', 'our-server', 'unsure'] as const;
export type CampaignFault = (typeof campaignFaults)[number];

/** A test letter to whoever asked for it. */
export const CampaignTest = /* @__PURE__ */ v.object({
  at: v.string(),
  to: v.string(),
  /** Whether the letter is as it was then. */
  isCurrent: v.boolean(),
});

/** A letter to many with all that is to be said of it. */
export const Campaign = /* @__PURE__ */ v.object({
  ...CampaignRow.entries,
  fields: CampaignFields,
  /** How many leave in a minute. */
  perMinute: v.number(),
  /** About when the last leaves; `null` for one that is neither held nor under way. */
  lastAt: v.nullable(v.string()),
  /** How many have not left and still will. */
  waiting: v.number(),
  /** How many want no more letters since this one. */
  unsubscribed: v.number(),
  refused: v.array(
    v.object({
      why: v.picklist(campaignFaults),
      many: v.number(),
      /** When the first of them is tried again; `null` for those that are given up. */
      again: v.nullable(v.string()),
    }),
  ),
  /** How many of those that are given up it can be sent to again. */
  resendable: v.number(),
  test: v.nullable(CampaignTest),
  /** Who asked for it to be sent, and whether that was whoever reads this; `null` unless it waits for a second yes. */
  secondYes: v.nullable(v.object({ by: v.string(), at: v.string(), mine: v.boolean() })),
  mailIsSetUp: v.boolean(),
});
export type Campaign = v.InferOutput<typeof Campaign>;

/** How many a letter reaches, and whom it leaves out. */
export const AudienceCount = /* @__PURE__ */ v.object({
  reached: v.number(),
  leftOut: v.object({
    /** Said no, or never said yes. */
    no: v.number(),
    /** Want only letters to their chapter. */
    chapterOnly: v.number(),
    /** Refused by their own server twice. */
    unreachable: v.number(),
    /** Under an address that is there already. */
    twice: v.number(),
    /** Had themselves deleted. */
    deleted: v.number(),
  }),
  about: v.string(),
  /** `4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice.` */
  text: v.string(),
});
export type AudienceCount = v.InferOutput<typeof AudienceCount>;
