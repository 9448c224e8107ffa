import { EventRegistrationBody, eventRegistrationForm } from '@banyan/api/contract';
import { rulesOf } from '../../form/index.ts';

/** What an untouched form does without, see `useLazyModule`. */
export const rules = rulesOf(eventRegistrationForm, EventRegistrationBody);
