import type { Form } from '../form.ts';
import { eventRegistrationMessages } from './registration-messages.ts';

/** Event registration form. */
export const eventRegistrationForm = {
  name: 'event-registration',
  call: 'registerForEvent',
  path: '/events/register/{id}',
  fields: { firstName: '', lastName: '', email: '', graduationYear: '', comments: '', waitingList: false },
  wording: {
    failed: eventRegistrationMessages.failed,
    errorOccurred: eventRegistrationMessages.errorOccurred,
  },
} as const satisfies Form<'registerForEvent'>;
