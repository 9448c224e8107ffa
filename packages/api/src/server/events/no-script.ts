import type { registerForEvent } from '../../contract/events/register-for-event.ts';
import { EventRegistrationBody } from '../../contract/events/registration-body.ts';
import { eventRegistrationMessages } from '../../contract/messages.ts';
import type { GuardedHandler } from '../http/handler.ts';
import { checkedForm, type PlainForm, type PlainFormResult } from '../http/no-script-form.ts';

/** Names of the fields that are shown again as they were typed. */
export const plainEventFields = ['firstName', 'lastName', 'email', 'graduationYear', 'comments'] as const;
type Field = (typeof plainEventFields)[number];
export type PlainEventValues = Record<Field, string>;

/** What the page shows after `POST /events/register/{id}`. */
export type PlainEventRegistrationResult = PlainFormResult<PlainEventValues>;

/**
 * The event registration. It needs the question only where the JSON call needs a verification: then `errors` has one of
 * the field `questionAnswer`. Its trap field is called `homepage`, as in the body.
 */
export const plainEventRegistration = (
  handler: GuardedHandler<typeof registerForEvent>,
  id: string,
): PlainForm<PlainEventValues> => ({
  name: 'plain event registration',
  errorOccurred: eventRegistrationMessages.errorOccurred,
  values: (read) => ({
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    graduationYear: read('graduationYear'),
    comments: read('comments'),
  }),
  submit: (values, { captchaToken, field }, context) =>
    handler.answer(
      {
        body: checkedForm(
          EventRegistrationBody,
          { ...values, homepage: field('homepage'), captchaToken },
          eventRegistrationMessages.failed,
        ),
        params: { id },
        query: undefined,
      },
      context,
    ),
});
