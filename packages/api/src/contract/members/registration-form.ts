import type * as v from 'valibot';
import type { FieldsOf, Form } from '../form.ts';
import type {
  RegistrationBodyInput,
  RegistrationStep1,
  RegistrationStep2,
  RegistrationStep3,
} from './registration-body.ts';
import { registrationMessages } from './registration-messages.ts';

/** Consent that the body has and no form asks for: entries have no picture yet. */
type NotAsked = 'publicImage';

const steps = {
  1: {
    FirstName: '',
    LastName: '',
    email: '',
    phone: '',
    'address.street1': '',
    'address.street2': '',
    'address.city': '',
    'address.state': '',
    'address.zip': '',
  },
  2: { Year: '', Dept: '', Dept_Other: '', LinkedInURL: '', Company: '' },
  3: {
    mentorshipInterest: false,
    jobPosting: '',
    alumniUpdate: '',
    personalNote: '',
    publicCompany: false,
    publicState: false,
  },
} as const satisfies {
  1: FieldsOf<v.InferInput<typeof RegistrationStep1>>;
  2: FieldsOf<v.InferInput<typeof RegistrationStep2>>;
  3: FieldsOf<Omit<v.InferInput<typeof RegistrationStep3>, NotAsked>>;
};

/** Application for membership, in three steps. Has no path because it cannot be sent without JavaScript. */
export const registrationForm = {
  name: 'registration',
  call: 'registerMember',
  steps,
  fields: { ...steps[1], ...steps[2], ...steps[3] },
  wording: { failed: registrationMessages.failed, errorOccurred: registrationMessages.failed },
} as const satisfies Omit<Form<'registerMember', Omit<RegistrationBodyInput, NotAsked>>, 'path'>;
