import { ContactBody } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith, type FormRules } from '../../form/index.ts';
import { type ContactValues, contactNames } from './contactFields.ts';

/** What an untouched form does without, see `useLater`. */
export const rules: FormRules<ContactValues, ContactBody> = {
  // The verification has its own.
  check: checkWith<ContactValues>(v.omit(ContactBody, ['captchaToken']), contactNames),
  bodyOf: (values, captchaToken) => v.parse(ContactBody, { ...values, captchaToken }),
};
