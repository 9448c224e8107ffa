import * as v from 'valibot';
import { unverifiedEntries } from '../captcha/unverified.ts';
import { choice } from '../choice.ts';
import { graduationYear } from '../graduation-year.ts';
import { limits } from '../limits.ts';
import { eventRegistrationMessages as event, ourMessages as ours } from '../messages.ts';
import { requiredName } from '../person-name.ts';
import { email, keyMessage, optionalParagraphs } from '../text.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/** Fields of the spec's registration form (spec part 2 §3 and §5). */
export const eventRegistrationEntries = {
  firstName: /* @__PURE__ */ requiredName(limits.text.name, event.firstNameRequired, wording),
  lastName: /* @__PURE__ */ requiredName(limits.text.name, event.lastNameRequired, wording),
  email: /* @__PURE__ */ email(event.emailRequired, event.emailInvalid),
  graduationYear: /* @__PURE__ */ graduationYear(
    limits.firstYear.eventRegistration,
    event.yearRequired,
    event.yearRange,
  ),
  comments: /* @__PURE__ */ optionalParagraphs(limits.text.note, wording),
  /**
   * True to join the waitlist if no seat is left. Not from the spec: sent only if it is true, and only if the event's own
   * `waitingList` says there is one.
   */
  waitingList: /* @__PURE__ */ choice(ours.unknownField),
};

/** Body of the event registration. The form and the server validate with this same schema. */
export const EventRegistrationBody = /* @__PURE__ */ v.strictObject(
  { ...eventRegistrationEntries, ...unverifiedEntries },
  keyMessage(
    {
      firstName: event.firstNameRequired,
      lastName: event.lastNameRequired,
      email: event.emailRequired,
      graduationYear: event.yearRequired,
    },
    ours.unknownField,
    event.failed,
  ),
);

/** Registration as typed, before trimming and completing. */
export type EventRegistrationBodyInput = v.InferInput<typeof EventRegistrationBody>;
export type EventRegistrationBody = v.InferOutput<typeof EventRegistrationBody>;
