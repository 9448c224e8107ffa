import * as v from 'valibot';
import { Done } from '../done.ts';
import { bodyOf, NoBody, RowId } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { MailCheck, TestSent } from '../mail/mail-check.ts';
import {
  Audience,
  AudienceCount,
  Mailing,
  MailingRow,
  MailingTest,
  mailingEntries,
  mailingLists,
} from './mailing.ts';

const { notUnderstood } = officeMessages;

/** How often it was changed: what is changed, or sent, is what was looked at. */
const Version = v.pipe(v.number(notUnderstood), v.integer(notUnderstood));
const params = /* @__PURE__ */ v.object({ id: RowId });
const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });
/** `null` while it waits for a second yes. */
const Held = /* @__PURE__ */ v.object({
  state: v.picklist(['held', 'waits']),
  leavesAt: v.nullable(v.string()),
});

/** Letters to many, those that were changed last first. 50 to a page. */
export const getMailings = {
  method: 'GET',
  path: '/letters',
  query: /* @__PURE__ */ v.object({
    state: v.optional(v.picklist(mailingLists, notUnderstood), 'draft'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)), '1'),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(MailingRow),
    counts: v.object({ draft: v.number(), open: v.number(), over: v.number() }),
    more: v.boolean(),
  }),
  permission: 'letter.draft',
} as const satisfies OfficeCall;

export const getMailing = {
  method: 'GET',
  path: '/letters/{id}',
  params,
  reads: true,
  answer: /* @__PURE__ */ v.object({ mailing: Mailing }),
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** Begins a draft. 422 for an audience that is not theirs. */
export const addMailing = {
  method: 'POST',
  path: '/letters',
  body: /* @__PURE__ */ bodyOf(mailingEntries),
  reads: false,
  answer: Saved,
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** Changes a draft. 409 when it has changed meanwhile, or is no draft any more. */
export const saveMailing = {
  method: 'POST',
  path: '/letters/{id}',
  params,
  body: /* @__PURE__ */ bodyOf({ ...mailingEntries, version: Version }),
  reads: false,
  answer: Saved,
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** A new draft of the words and the audience of another letter. */
export const copyMailing = {
  method: 'POST',
  path: '/letters/{id}/copy',
  params,
  body: NoBody,
  reads: false,
  answer: Saved,
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** Throws a draft away. 409 for one that anybody got. */
export const removeMailing = {
  method: 'POST',
  path: '/letters/{id}/remove',
  params,
  body: /* @__PURE__ */ bodyOf({ version: Version }),
  reads: false,
  answer: Done,
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** How many would get a letter now. 422 for an audience that is not theirs. */
export const countAudience = {
  method: 'POST',
  path: '/letters/audience',
  body: /* @__PURE__ */ bodyOf({ audience: Audience }),
  reads: false,
  quiet: true,
  answer: AudienceCount,
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** A letter as it would arrive at whoever asks. */
export const previewMailing = {
  method: 'POST',
  path: '/letters/preview',
  body: /* @__PURE__ */ bodyOf(mailingEntries),
  reads: false,
  quiet: true,
  answer: /* @__PURE__ */ v.object({
    /** A whole page, for a frame that may do nothing. */
    html: v.string(),
    text: v.string(),
    /** How long it takes to read. */
    minutes: v.number(),
  }),
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** Sends a letter to whoever asks, and to nobody else. 409 when it has changed meanwhile, or without a mail server. */
export const testMailing = {
  method: 'POST',
  path: '/letters/{id}/test',
  params,
  body: /* @__PURE__ */ bodyOf({ version: Version }),
  reads: false,
  answer: TestSent,
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/** What should be good before a letter leaves. Opens its links, and looks up whether mail may be sent in the association's name. */
export const checkMailing = {
  method: 'POST',
  path: '/letters/{id}/check',
  params,
  body: NoBody,
  reads: false,
  quiet: true,
  answer: /* @__PURE__ */ v.object({
    test: v.nullable(MailingTest),
    /** Characters of each, and how long it takes to read. */
    words: v.object({ subject: v.number(), text: v.number(), minutes: v.number() }),
    links: v.array(
      v.object({
        href: v.string(),
        state: v.picklist(['good', 'bad', 'not looked at']),
        /** Empty for a good one: `says 404`, `does not answer`. */
        said: v.string(),
      }),
    ),
    /** Empty when none is set. */
    postalAddress: v.string(),
    mail: MailCheck,
    reached: v.number(),
    /** Whether that makes the association a bulk sender with the large providers. */
    isBulk: v.boolean(),
  }),
  permission: 'letter.draft',
} as const satisfies OfficeCall;

/**
 * Has a letter leave in ten minutes, or asks somebody else for a second yes. 403 `fresh` for more than fifty people; 422 at `count`
 * for another number than would get it now.
 */
export const sendMailing = {
  method: 'POST',
  path: '/letters/{id}/send',
  params,
  body: /* @__PURE__ */ bodyOf({ version: Version, count: v.number(notUnderstood) }),
  reads: false,
  answer: Held,
  permission: 'letter.send-to-guests',
} as const satisfies OfficeCall;

/** The second yes, of somebody else than asked for it. Then the ten minutes begin. */
export const giveYes = {
  method: 'POST',
  path: '/letters/{id}/yes',
  params,
  body: /* @__PURE__ */ bodyOf({ version: Version }),
  reads: false,
  answer: Held,
  permission: 'letter.send-to-guests',
} as const satisfies OfficeCall;

/** Stops a letter. As long as nothing has left it is a draft again; what has left cannot come back. */
export const stopMailing = {
  method: 'POST',
  path: '/letters/{id}/stop',
  params,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    state: v.picklist(['draft', 'stopped']),
    /** How many had left, or may have. */
    left: v.number(),
  }),
  permission: 'letter.send-to-guests',
} as const satisfies OfficeCall;

export const pauseMailing = {
  method: 'POST',
  path: '/letters/{id}/pause',
  params,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'letter.send-to-guests',
} as const satisfies OfficeCall;

export const resumeMailing = {
  method: 'POST',
  path: '/letters/{id}/resume',
  params,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'letter.send-to-guests',
} as const satisfies OfficeCall;

/** Sends a letter again to those it was given up for, and to nobody else. */
export const resendFailed = {
  method: 'POST',
  path: '/letters/{id}/resend',
  params,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ again: v.number() }),
  permission: 'letter.send-to-guests',
} as const satisfies OfficeCall;
