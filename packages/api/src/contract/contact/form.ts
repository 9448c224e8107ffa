import type { Form } from '../form.ts';
import { contactMessages } from './messages.ts';

/** Contact form: a message to the volunteers. */
export const contactForm = {
  name: 'contact',
  call: 'sendContactMessage',
  path: '/contact',
  fields: { firstName: '', lastName: '', email: '', phone: '', message: '' },
  wording: { failed: contactMessages.failed, errorOccurred: contactMessages.errorOccurred },
} as const satisfies Form<'sendContactMessage'>;
