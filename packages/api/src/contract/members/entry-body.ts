import * as v from 'valibot';
import { graduationYear } from '../graduation-year.ts';
import { limits } from '../limits.ts';
import { entryMessages, ourMessages as ours, registrationMessages as registration } from '../messages.ts';
import { optionalName, requiredName } from '../person-name.ts';
import { cleanCode, keyMessage, optionalLine } from '../text.ts';
import { namesOtherProgram, registrationStep2Entries } from './registration-body.ts';

const wording = { tooLong: ours.registrationTooLong, characters: ours.registrationCharacters };

/** Out of the link in the member's letter. Whether it holds, only the server can say. */
const token = /* @__PURE__ */ v.pipe(
  v.string(entryMessages.unknown),
  v.transform(cleanCode),
  v.nonEmpty(entryMessages.unknown),
  v.maxLength(200, entryMessages.unknown),
);

/** What is said of a correction's missing key. */
export const correctionKeys = {
  FirstName: registration.firstNameRequired,
  Year: registration.yearRequired,
  Dept: registration.programRequired,
};

/** Takes a member out of the directory. */
export const HideEntryBody = /* @__PURE__ */ v.strictObject(
  { token },
  keyMessage({ token: entryMessages.unknown }, ours.unknownField, entryMessages.failed),
);
export type HideEntryBody = v.InferOutput<typeof HideEntryBody>;

/** The keys of the registration that a correction has. */
export const correctionEntries = {
  FirstName: /* @__PURE__ */ requiredName(limits.text.name, registration.firstNameRequired, wording),
  /** May be empty: some people have one name. */
  LastName: /* @__PURE__ */ optionalName(limits.text.name, wording),
  /** An imported roll may reach further back than the registration. */
  Year: /* @__PURE__ */ graduationYear(
    limits.firstYear.eventRegistration,
    registration.yearRequired,
    (current) => `Year must be between ${limits.firstYear.eventRegistration} and ${current}.`,
  ),
  Dept: registrationStep2Entries.Dept,
  Dept_Other: registrationStep2Entries.Dept_Other,
  LinkedInURL: registrationStep2Entries.LinkedInURL,
  Company: registrationStep2Entries.Company,
  State: /* @__PURE__ */ optionalLine(limits.text.state, wording),
};

/**
 * What the directory shall show of a member. An empty company or state is one that is not shown; what is written there is
 * shown.
 */
export const CorrectEntryBody = /* @__PURE__ */ v.pipe(
  v.strictObject(
    { token, ...correctionEntries },
    keyMessage({ token: entryMessages.unknown, ...correctionKeys }, ours.unknownField, entryMessages.failed),
  ),
  v.forward(
    v.partialCheck([['Dept'], ['Dept_Other']], namesOtherProgram, registration.otherProgramRequired),
    ['Dept_Other'],
  ),
);
export type CorrectEntryBody = v.InferOutput<typeof CorrectEntryBody>;

/** What a correction says, whoever it is about. */
export type Correction = Omit<CorrectEntryBody, 'token'>;
