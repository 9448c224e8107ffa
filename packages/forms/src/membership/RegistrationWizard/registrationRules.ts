import {
  fieldNames,
  RegistrationBody,
  RegistrationStep1,
  RegistrationStep2,
  RegistrationStep3,
  registrationForm,
  registrationMessages,
  validationFailedMarker,
} from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith } from '../../form/checkWith.ts';
import type { FieldMessages } from '../../form/fieldState.ts';
import type { FormRules } from '../../form/formOptions.ts';
import { rulesOf } from '../../form/rulesOf.ts';
import { fieldRefusals, type SubmitFailure } from '../../form/submitFailure.ts';
import { namesOfStep, type RegistrationValues } from './registrationFields.ts';

/** Contract's rules of each step; the verification of step 3 has its own. */
export const checkStep = {
  1: checkWith<RegistrationValues>(RegistrationStep1, namesOfStep[1]),
  2: checkWith<RegistrationValues>(RegistrationStep2, namesOfStep[2]),
  3: checkWith<RegistrationValues>(v.omit(RegistrationStep3, ['captchaToken']), namesOfStep[3]),
};

/** Messages for fields that the server's message names, used if it sent no errors of single fields (spec part 1 §8). */
const named: FieldMessages = {
  FirstName: registrationMessages.firstNameRequired,
  LastName: registrationMessages.lastNameRequired,
  email: registrationMessages.emailInvalid,
  phone: registrationMessages.phoneInvalid,
  Year: registrationMessages.yearRequired,
  Dept: registrationMessages.programRequired,
};

/** Returns the server's errors by field: its own list first, else the fields that its 'validation failed' names. */
export function registrationRefusals(failure: SubmitFailure): FieldMessages {
  const listed = fieldRefusals(failure, fieldNames(registrationForm.fields));
  const { serverMessage = '' } = failure;
  if (Object.keys(listed).length > 0 || !serverMessage.toLowerCase().includes(validationFailedMarker))
    return listed;
  return Object.fromEntries(
    Object.entries(named).filter(([name]) => new RegExp(`\\b${name}\\b`).test(serverMessage)),
  );
}

const defined = rulesOf(registrationForm, RegistrationBody);

export const rules: FormRules<RegistrationValues, RegistrationBody> = {
  ...defined,
  /** The text of an "Other" that is no longer chosen stays in the form and is not sent. */
  bodyOf: (values, ...more) =>
    defined.bodyOf({ ...values, Dept_Other: values.Dept === 'Other' ? values.Dept_Other : '' }, ...more),
  refusalsOf: registrationRefusals,
};
