import * as v from 'valibot';
import { graduationYear } from '../graduation-year.ts';
import { limits } from '../limits.ts';
import { entryMessages, ourMessages as ours, registrationMessages as registration } from '../messages.ts';
import { optionalName, requiredName } from '../person-name.ts';
import { cleanCode, keyMessage, optionalLine } from '../text.ts';
import { namesOtherProgram, registrationStep2Entries } from './registration-body.ts';

const wording = { tooLong: ours.registrationTooLong, characters: ours.registrationCharacters };

/** Token from the link in the member's email. Only the server can tell if it is valid. */
const token = /* @__PURE__ */ v.pipe(
  v.string(entryMessages.unknown),
  v.transform(cleanCode),
  v.nonEmpty(entryMessages.unknown),
  v.maxLength(200, entryMessages.unknown),
);

/** Messages for missing keys of a correction. */
export const correctionKeys = {
  FirstName: registration.firstNameRequired,
  Year: registration.yearRequired,
  Dept: registration.programRequired,
};

/** Body of the call that hides a member from the directory. */
export const HideEntryBody = /* @__PURE__ */ v.strictObject(
  { token },
  keyMessage({ token: entryMessages.unknown }, ours.unknownField, entryMessages.failed),
);
export type HideEntryBody = v.InferOutput<typeof HideEntryBody>;

/** Keys that a correction shares with the registration. */
export const correctionEntries = {
  FirstName: /* @__PURE__ */ requiredName(limits.text.name, registration.firstNameRequired, wording),
  /** Last name; may be empty because some people have one name. */
  LastName: /* @__PURE__ */ optionalName(limits.text.name, wording),
  /** The first year is earlier than that of the registration, because imported members may have graduated before. */
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

/** Body of an entry correction. A company or state is shown if it is filled in, and not shown if it is empty. */
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

/** Content of a correction, without the token. */
export type Correction = Omit<CorrectEntryBody, 'token'>;
