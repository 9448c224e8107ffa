import { EventRegistrationBody } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith, type FormRules } from '../../form/index.ts';
import { type EventRegistrationValues, eventRegistrationNames } from './eventRegistrationFields.ts';

/** What an untouched form does without: see `useLater`. */
export const rules: FormRules<EventRegistrationValues, EventRegistrationBody> = {
  check: checkWith<EventRegistrationValues>(EventRegistrationBody, eventRegistrationNames),
  bodyOf: (values, captchaToken) => v.parse(EventRegistrationBody, { ...values, captchaToken }),
};
