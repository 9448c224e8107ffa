import * as v from 'valibot';
import { graduationYear } from '../../graduation-year.ts';
import { limits } from '../../limits.ts';
import { AlumnusCard } from '../../members/alumnus-card.ts';
import { isPhone } from '../../members/registration-body.ts';
import { myConsents } from '../../my/my-page.ts';
import { optionalName } from '../../person-name.ts';
import { programCodes } from '../../programs.ts';
import { webAddress } from '../../safe-href.ts';
import { cleanCode, cleanLine, optionalCode, optionalLine } from '../../text.ts';
import { LogLine } from '../audit-log/log-line.ts';
import { bodyOf, Email, Name } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import { Duplicate, MergedInto } from '../review/model.ts';

const wording = { tooLong: messages.tooLong, characters: messages.characters };
const optional = (most: number) => optionalLine(most, wording);

/** Status of an entry: shown in the directory, hidden, waiting for a decision, merged into another entry as a correction of it, or declined. */
export const memberStatuses = ['shown', 'hidden', 'waiting', 'merged', 'turned-down'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/**
 * What is noteworthy about somebody in a list: they asked to be deleted and still are here for some days, their server refused two letters
 * to many, a correction of theirs waits, they came by a roll, they would mentor younger graduates.
 */
export const memberMarks = ['leaving', 'unreachable', 'correction', 'imported', 'mentor'] as const;

/** How often an entry was changed: what is changed is what was looked at. */
export const MemberVersion = /* @__PURE__ */ v.pipe(
  v.number(messages.notUnderstood),
  v.integer(messages.notUnderstood),
);

/** An id, or what the member quotes: `M-7K2Q-9XPD`, whatever the case. */
const Id = v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,60}$/, messages.notUnderstood));
export const MemberParams = /* @__PURE__ */ v.object({ id: Id });

/** A member in a list: nothing to write to anybody with. Instants are ISO. */
export const MemberRow = /* @__PURE__ */ v.object({
  id: v.string(),
  ref: v.string(),
  name: v.string(),
  year: v.number(),
  /** In words. */
  program: v.string(),
  city: v.string(),
  /** Its name where it is one of ours, else as it was typed. */
  state: v.string(),
  status: v.picklist(memberStatuses),
  /** Since when they are a member; of one who is none, when they asked. */
  since: v.nullable(v.string()),
  newsletter: v.boolean(),
  marks: v.array(v.picklist(memberMarks)),
});
export type MemberRow = v.InferOutput<typeof MemberRow>;

/** The facts of an entry, contact data apart. */
const facts = {
  firstName: Name,
  /** May be empty: some people have one name. */
  lastName: optionalName(limits.text.name, wording),
  year: graduationYear(limits.firstYear.eventRegistration, messages.yearRequired, (current) =>
    messages.yearRange(limits.firstYear.eventRegistration, current),
  ),
  /** Code of a program. */
  dept: v.picklist(programCodes, messages.programRequired),
  /** What it is, of `Other`. */
  deptOther: optional(limits.text.program),
  linkedIn: v.optional(
    v.pipe(
      v.string(messages.linkInvalid),
      v.transform(cleanLine),
      v.maxLength(limits.text.url, messages.tooLong(limits.text.url)),
      v.check((typed) => typed === '' || webAddress(typed) !== undefined, messages.linkInvalid),
      v.transform((typed) => webAddress(typed) ?? ''),
    ),
    '',
  ),
  company: optional(limits.text.company),
  city: optional(limits.text.city),
  state: optional(limits.text.state),
  /** Would mentor a younger graduate. */
  mentorship: v.boolean(messages.notUnderstood),
};
export const MemberFacts = /* @__PURE__ */ bodyOf(facts);
export type MemberFacts = v.InferOutput<typeof MemberFacts>;

const namesOther = ({ dept, deptOther }: { dept: string; deptOther: string }) =>
  dept !== 'Other' || deptOther !== '';

/** The facts of a member, as they shall be; `version` is of what was read. */
export const MemberSaved = /* @__PURE__ */ v.pipe(
  bodyOf({ ...facts, version: MemberVersion }),
  v.forward(v.partialCheck([['dept'], ['deptOther']], namesOther, messages.programOther), ['deptOther']),
);

/** How to reach a member, as it shall be. */
export const ContactSaved = /* @__PURE__ */ bodyOf({
  email: Email,
  phone: v.pipe(
    v.string(messages.phoneInvalid),
    v.transform(cleanCode),
    v.check(isPhone, messages.phoneInvalid),
  ),
  street1: optional(limits.text.addressLine),
  street2: optional(limits.text.addressLine),
  zip: optionalCode(limits.text.zip, wording),
  version: MemberVersion,
});
export type ContactSaved = v.InferOutput<typeof ContactSaved>;

/** What a member allows. */
const Consent = v.object({
  name: v.picklist(myConsents),
  isGiven: v.boolean(),
  /** ISO; `null` when nobody ever asked. */
  since: v.nullable(v.string()),
  /** On the form, on their own page, by a roll, by a volunteer. */
  how: v.nullable(v.picklist(['form', 'asked', 'imported', 'office'])),
});
export type MemberConsent = v.InferOutput<typeof Consent>;

/** What somebody takes part in, newest first. */
const Part = v.object({
  kind: v.picklist(['event', 'story', 'job']),
  /** Of an event, reference of the registration. */
  ref: v.string(),
  title: v.string(),
  /** ISO: when they registered, or sent it. */
  at: v.string(),
  state: v.picklist([
    'confirmed',
    /** Of an event: somebody at the door let them in. */
    'arrived',
    'held',
    'offered',
    'waiting',
    'released',
    'asked',
    'turned-down',
    'published',
    'over',
    'taken-down',
  ]),
});
export type MemberPart = v.InferOutput<typeof Part>;

/** An entry that became part of this one. */
const Merged = v.object({
  id: v.string(),
  ref: v.string(),
  name: v.string(),
  at: v.string(),
  /** Until when it can be undone. */
  undoUntil: v.string(),
});

/** A member, whole, but for how to reach them. */
export const Member = /* @__PURE__ */ v.object({
  ...MemberRow.entries,
  version: MemberVersion,
  /** As everybody sees them, or would. */
  card: AlumnusCard,
  facts: MemberFacts,
  consents: v.array(Consent),
  /** Which of email, phone and street address there are, to be shown on demand. */
  contact: v.array(v.picklist(['email', 'phone', 'address'])),
  part: v.array(Part),
  /** By their email; `null` for whoever may not see gifts. `last` is a day. */
  gifts: v.nullable(v.object({ many: v.number(), cents: v.number(), last: v.nullable(v.string()) })),
  /** What was done to the entry, newest first. */
  history: v.array(LogLine),
  duplicates: v.array(Duplicate),
  /** Entries that became part of it and can be taken out again, newest first. */
  merged: v.array(Merged),
  mergedInto: MergedInto,
  /** Others who are in here or asked to be by the same email: of them nothing is deleted together with this one. */
  sharing: v.number(),
  /** When they will be deleted, because they asked for it; `null` for everybody else. */
  leaving: v.nullable(v.string()),
  /** Whether their server refused two letters to many, so that nothing is sent to their address any more. */
  unreachable: v.optional(v.boolean()),
});
export type Member = v.InferOutput<typeof Member>;
