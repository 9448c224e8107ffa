import { ContactBody } from '../../contract/contact/body.ts';
import type { sendContactMessage } from '../../contract/contact/send-contact-message.ts';
import { contactMessages } from '../../contract/messages.ts';
import type { GuardedHandler } from '../http/handler.ts';
import { checkedForm, type PlainForm, type PlainFormResult } from '../http/no-script-form.ts';

/** Names of the fields that are shown again as they were typed. */
export const plainContactFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
type Field = (typeof plainContactFields)[number];
export type PlainContactValues = Record<Field, string>;

/** What the page shows after `POST /contact`. */
export type PlainContactResult = PlainFormResult<PlainContactValues>;

/** The contact form. It is never sent without the question answered. */
export const plainContact = (
  handler: GuardedHandler<typeof sendContactMessage>,
): PlainForm<PlainContactValues> => ({
  name: 'plain contact form',
  errorOccurred: contactMessages.errorOccurred,
  values: (read) => ({
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
  }),
  submit: (values, { captchaToken }, context) =>
    handler.answer(
      {
        body: checkedForm(ContactBody, { ...values, captchaToken }, contactMessages.failed),
        params: undefined,
        query: undefined,
      },
      context,
    ),
});
