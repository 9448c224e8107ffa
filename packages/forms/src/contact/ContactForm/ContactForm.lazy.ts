import { ContactBody, contactForm } from '@banyan/api/contract';
import * as v from 'valibot';
import { rulesOf } from '../../form/index.ts';

/** What an untouched form does without, see `useLazyModule`. */
// The verification has its own rule.
export const rules = rulesOf(contactForm, ContactBody, v.omit(ContactBody, ['captchaToken']));
