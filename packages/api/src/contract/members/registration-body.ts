import * as v from 'valibot';
import { choice } from '../choice.ts';
import { graduationYear } from '../graduation-year.ts';
import { limits } from '../limits.ts';
import {
  captchaMessages as captcha,
  ourMessages as ours,
  registrationMessages as registration,
} from '../messages.ts';
import { requiredName } from '../person-name.ts';
import { programCodes } from '../programs.ts';
import { webAddress } from '../safe-href.ts';
import {
  cleanCode,
  cleanLine,
  email,
  keyMessage,
  optionalCode,
  optionalLine,
  optionalParagraphs,
  requiredLine,
} from '../text.ts';

const wording = { tooLong: ours.registrationTooLong, characters: ours.registrationCharacters };

const required = {
  FirstName: registration.firstNameRequired,
  LastName: registration.lastNameRequired,
  email: registration.emailInvalid,
  Year: registration.yearRequired,
  Dept: registration.programRequired,
  captchaToken: captcha.required,
};
const keys = /* @__PURE__ */ keyMessage(required, ours.unknownField, registration.failed);

const phoneShape = /* @__PURE__ */ new RegExp(`^\\+?[0-9 ()-]{${limits.phone.min},${limits.phone.max}}$`);

/** Returns true if a text is empty, or 7 to 20 digits, spaces, dashes and parentheses after an optional plus. */
export const isPhone = (text: string) => text === '' || phoneShape.test(text);

/** Returns true unless the program is "Other" and its name is missing. */
export const namesOtherProgram = ({ Dept, Dept_Other }: { Dept: string; Dept_Other: string }) =>
  Dept !== 'Other' || Dept_Other !== '';

const address = /* @__PURE__ */ v.strictObject(
  {
    street1: optionalLine(limits.text.addressLine, wording),
    street2: optionalLine(limits.text.addressLine, wording),
    city: optionalLine(limits.text.city, wording),
    state: optionalLine(limits.text.state, wording),
    zip: optionalCode(limits.text.zip, wording),
  },
  keys,
);

/** Fields of step 1, Contact Information. */
export const registrationStep1Entries = {
  FirstName: /* @__PURE__ */ requiredName(limits.text.name, required.FirstName, wording),
  LastName: /* @__PURE__ */ requiredName(limits.text.name, required.LastName, wording),
  email: /* @__PURE__ */ email(required.email, registration.emailInvalid),
  phone: /* @__PURE__ */ v.optional(
    v.pipe(
      v.string(registration.phoneInvalid),
      v.transform(cleanCode),
      v.check(isPhone, registration.phoneInvalid),
    ),
    '',
  ),
  /** Optional, as is each of its parts. Only the state is used, for the chapter. */
  address: /* @__PURE__ */ v.optional(address, {}),
};

/** Fields of step 2, Academic & Professional. */
export const registrationStep2Entries = {
  Year: /* @__PURE__ */ graduationYear(
    limits.firstYear.registration,
    registration.yearRequired,
    registration.yearRange,
  ),
  Dept: /* @__PURE__ */ v.picklist(programCodes, registration.programRequired),
  Dept_Other: /* @__PURE__ */ optionalLine(limits.text.program, wording),
  /** `linkedin.com/in/x` becomes `https://linkedin.com/in/x`; only http(s) is kept. */
  LinkedInURL: /* @__PURE__ */ v.optional(
    v.pipe(
      v.string(ours.registrationLink),
      v.transform(cleanLine),
      v.maxLength(limits.text.url, wording.tooLong(limits.text.url)),
      v.check(isProfileAddress, ours.registrationLink),
      v.transform((typed) => webAddress(typed) ?? ''),
    ),
    '',
  ),
  Company: /* @__PURE__ */ optionalLine(limits.text.company, wording),
};

function isProfileAddress(typed: string): boolean {
  return typed === '' || webAddress(typed) !== undefined;
}

/** Fields of step 3, Engagement & Additional Information, with the verification. */
export const registrationStep3Entries = {
  mentorshipInterest: /* @__PURE__ */ v.optional(v.boolean(ours.registrationYesOrNo), false),
  jobPosting: /* @__PURE__ */ optionalParagraphs(limits.text.note, wording),
  alumniUpdate: /* @__PURE__ */ optionalParagraphs(limits.text.note, wording),
  personalNote: /* @__PURE__ */ optionalParagraphs(limits.text.note, wording),
  /** Consents to show more than the four public facts in the directory. Not from the spec, whose form never sends them. */
  publicImage: /* @__PURE__ */ choice(ours.registrationYesOrNo),
  publicCompany: /* @__PURE__ */ choice(ours.registrationYesOrNo),
  publicState: /* @__PURE__ */ choice(ours.registrationYesOrNo),
  captchaToken: /* @__PURE__ */ requiredLine(limits.text.token, required.captchaToken, wording),
};

/** Schema of step 1 alone, used by the Next button. */
export const RegistrationStep1 = /* @__PURE__ */ v.strictObject(registrationStep1Entries, keys);

/** Schema of step 2 alone, with the rule that "Other" needs the program's name. */
export const RegistrationStep2 = /* @__PURE__ */ v.pipe(
  v.strictObject(registrationStep2Entries, keys),
  v.forward(
    v.partialCheck([['Dept'], ['Dept_Other']], namesOtherProgram, registration.otherProgramRequired),
    ['Dept_Other'],
  ),
);

/** Schema of step 3 alone. */
export const RegistrationStep3 = /* @__PURE__ */ v.strictObject(registrationStep3Entries, keys);

/** Body of the registration (spec part 1 §3 and §5): the three steps, validated together by form and server. */
export const RegistrationBody = /* @__PURE__ */ v.pipe(
  v.strictObject(
    { ...registrationStep1Entries, ...registrationStep2Entries, ...registrationStep3Entries },
    keys,
  ),
  v.forward(
    v.partialCheck([['Dept'], ['Dept_Other']], namesOtherProgram, registration.otherProgramRequired),
    ['Dept_Other'],
  ),
);

/** Registration as typed, before trimming and completing. */
export type RegistrationBodyInput = v.InferInput<typeof RegistrationBody>;
export type RegistrationBody = v.InferOutput<typeof RegistrationBody>;

/** Returns the step of a payload key, to open the step with an error. Unknown keys belong to step 3. */
export function registrationStepOf(field: string): 1 | 2 | 3 {
  const key = field.replace(/\..*/, '');
  if (key in registrationStep1Entries) return 1;
  return key in registrationStep2Entries ? 2 : 3;
}
