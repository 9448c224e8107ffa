import { RegistrationBody } from '@banyan/api/contract';
import * as v from 'valibot';
import { payloadOf } from '../../form/checkWith.ts';
import { type RegistrationValues, registrationNames } from './registrationFields.ts';

/** What is sent. "Other" that was chosen and left again keeps its words in the form, and sends none. */
export const registrationBody = (values: RegistrationValues, captchaToken: string): RegistrationBody =>
  v.parse(RegistrationBody, {
    ...payloadOf(values, registrationNames),
    Dept_Other: values.Dept === 'Other' ? values.Dept_Other : '',
    captchaToken,
  });
