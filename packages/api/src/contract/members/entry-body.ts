import * as v from 'valibot';
import { graduationYear } from '../graduation-year.ts';
import { limits } from '../limits.ts';
import { entryMessages, ourMessages as ours, registrationMessages as registration } from '../messages.ts';
import { keyMessage, optionalLine, requiredLine } from '../text.ts';
import { namesOtherProgram, registrationStep2Entries } from './registration-body.ts';

const wording = { tooLong: ours.registrationTooLong, characters: ours.registrationCharacters };

/** Out of the link in the member's letter. Whether it holds, only the server can say. */
const token = /* @__PURE__ */ v.pipe(
  v.string(entryMessages.unknown),
  v.trim(),
  v.nonEmpty(entryMessages.unknown),
  v.maxLength(200, entryMessages.unknown),
);

const keys = /* @__PURE__ */ keyMessage(
  {
    token: entryMessages.unknown,
    FirstName: registration.firstNameRequired,
    Year: registration.yearRequired,
    Dept: registration.programRequired,
  },
  ours.unknownField,
  entryMessages.failed,
);

/** Takes a member out of the directory. */
export const HideEntryBody = /* @__PURE__ */ v.strictObject({ token }, keys);
export type HideEntryBody = v.InferOutput<typeof HideEntryBody>;

/**
 * What the directory shall show of a member: the keys of the registration. An empty company or state is one that is not
 * shown; what is written there is shown.
 */
export const CorrectEntryBody = /* @__PURE__ */ v.pipe(
  v.strictObject(
    {
      token,
      FirstName: requiredLine(limits.text.name, registration.firstNameRequired, wording),
      /** May be empty: some people have one name. */
      LastName: optionalLine(limits.text.name, wording),
      /** An imported roll may reach further back than the registration. */
      Year: graduationYear(
        limits.firstYear.eventRegistration,
        registration.yearRequired,
        (current) => `Year must be between ${limits.firstYear.eventRegistration} and ${current}.`,
      ),
      Dept: registrationStep2Entries.Dept,
      Dept_Other: registrationStep2Entries.Dept_Other,
      LinkedInURL: registrationStep2Entries.LinkedInURL,
      Company: registrationStep2Entries.Company,
      State: optionalLine(limits.text.state, wording),
    },
    keys,
  ),
  v.forward(
    // Stryker disable next-line StringLiteral: while one of the two is wrong, this rule is not broken.
    v.partialCheck([['Dept'], ['Dept_Other']], namesOtherProgram, registration.otherProgramRequired),
    ['Dept_Other'],
  ),
);
export type CorrectEntryBody = v.InferOutput<typeof CorrectEntryBody>;
