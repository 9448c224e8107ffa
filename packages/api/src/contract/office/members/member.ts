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
 * Notable facts of a member in a list. `leaving`: they asked for deletion, which is some days away. `unreachable`: their mail
 * server rejected two campaign emails. `correction`: a correction of theirs waits. `imported`: they came from a member import.
 * `mentor`: they would mentor younger graduates.
 */
export const memberMarks = ['leaving', 'unreachable', 'correction', 'imported', 'mentor'] as const;

/** Number of changes of an entry. A change must name the version that was read. */
export const MemberVersion = /* @__PURE__ */ v.pipe(
  v.number(messages.notUnderstood),
  v.integer(messages.notUnderstood),
);

/** Id, or the reference that members quote, in any case: `M-7K2Q-9XPD`. */
const Id = v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,60}$/, messages.notUnderstood));
export const MemberParams = /* @__PURE__ */ v.object({ id: Id });

/** Member in a list, without contact data. Instants are ISO. */
export const MemberRow = /* @__PURE__ */ v.object({
  id: v.string(),
  ref: v.string(),
  name: v.string(),
  year: v.number(),
  /** Name of the program. */
  program: v.string(),
  city: v.string(),
  /** Name of the state if it is a US state, else the text as typed. */
  state: v.string(),
  status: v.picklist(memberStatuses),
  /** Start of the membership; for an applicant, the time of the application. */
  since: v.nullable(v.string()),
  newsletter: v.boolean(),
  marks: v.array(v.picklist(memberMarks)),
});
export type MemberRow = v.InferOutput<typeof MemberRow>;

/** Data of an entry without contact data. */
const facts = {
  firstName: Name,
  /** Last name; may be empty because some people have one name. */
  lastName: optionalName(limits.text.name, wording),
  year: graduationYear(limits.firstYear.eventRegistration, messages.yearRequired, (current) =>
    messages.yearRange(limits.firstYear.eventRegistration, current),
  ),
  /** Code of a program. */
  dept: v.picklist(programCodes, messages.programRequired),
  /** Name of the program if `dept` is `Other`. */
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
  /** True if they would mentor a younger graduate. */
  mentorship: v.boolean(messages.notUnderstood),
};
export const MemberFacts = /* @__PURE__ */ bodyOf(facts);
export type MemberFacts = v.InferOutput<typeof MemberFacts>;

const namesOther = ({ dept, deptOther }: { dept: string; deptOther: string }) =>
  dept !== 'Other' || deptOther !== '';

/** Body that saves a member's data; `version` is the one that was read. */
export const MemberSaved = /* @__PURE__ */ v.pipe(
  bodyOf({ ...facts, version: MemberVersion }),
  v.forward(v.partialCheck([['dept'], ['deptOther']], namesOther, messages.programOther), ['deptOther']),
);

/** Body that saves a member's contact data. */
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

/** Consent of a member. */
const Consent = v.object({
  name: v.picklist(myConsents),
  isGiven: v.boolean(),
  /** Time of the consent, ISO; `null` if they were never asked. */
  since: v.nullable(v.string()),
  /** Source of the consent: the form, the member's own page, a member import, or a volunteer. */
  how: v.nullable(v.picklist(['form', 'asked', 'imported', 'office'])),
});
export type MemberConsent = v.InferOutput<typeof Consent>;

/** Activities of a member, newest first. */
const Part = v.object({
  kind: v.picklist(['event', 'story', 'job']),
  /** Reference; for an event that of the registration. */
  ref: v.string(),
  title: v.string(),
  /** Time of the registration or submission, ISO. */
  at: v.string(),
  state: v.picklist([
    'confirmed',
    /** Checked in at an event. */
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

/** Entry that was merged into this one. */
const Merged = v.object({
  id: v.string(),
  ref: v.string(),
  name: v.string(),
  at: v.string(),
  /** Undo deadline. */
  undoUntil: v.string(),
});

/** Member with all details except contact data. */
export const Member = /* @__PURE__ */ v.object({
  ...MemberRow.entries,
  version: MemberVersion,
  /** Entry as the public sees it, or would see it. */
  card: AlumnusCard,
  facts: MemberFacts,
  consents: v.array(Consent),
  /** Available contact data, shown on demand. */
  contact: v.array(v.picklist(['email', 'phone', 'address'])),
  part: v.array(Part),
  /** Gifts with the member's email; `null` if the volunteer may not see gifts. `last` is a day. */
  gifts: v.nullable(v.object({ many: v.number(), cents: v.number(), last: v.nullable(v.string()) })),
  /** Log lines about the entry, newest first. */
  history: v.array(LogLine),
  duplicates: v.array(Duplicate),
  /** Merged entries that can be separated again, newest first. */
  merged: v.array(Merged),
  mergedInto: MergedInto,
  /** Number of other members or applicants with the same email. A deletion does not delete their data. */
  sharing: v.number(),
  /** Time of the deletion they asked for; `null` if none is scheduled. */
  leaving: v.nullable(v.string()),
  /** True if their mail server rejected two campaign emails, so nothing is sent to their address any more. */
  unreachable: v.optional(v.boolean()),
});
export type Member = v.InferOutput<typeof Member>;
