import * as v from 'valibot';
import { limits } from '../limits.ts';
import { eventRegistrationMessages as event, ourMessages as ours } from '../messages.ts';
import { email, keyMessage, optionalLine, optionalParagraphs, requiredLine } from '../text.ts';
import { graduationYear } from './graduation-year.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/** What the spec's form sends (spec part 2 §3 and §5). */
export const eventRegistrationEntries = {
  firstName: /* @__PURE__ */ requiredLine(limits.text.name, event.firstNameRequired, wording),
  lastName: /* @__PURE__ */ requiredLine(limits.text.name, event.lastNameRequired, wording),
  email: /* @__PURE__ */ email(event.emailRequired, event.emailInvalid),
  graduationYear: /* @__PURE__ */ graduationYear(
    limits.firstYear.eventRegistration,
    event.yearRequired,
    event.yearRange,
  ),
  comments: /* @__PURE__ */ optionalParagraphs(limits.text.note, wording),
};

/** How a program gives itself away, and the proof that it was a person after all. Ours, all optional. */
export const unverifiedEntries = {
  /** A field nobody sees; whoever fills it is asked for the verification. */
  homepage: /* @__PURE__ */ optionalLine(limits.text.link, wording),
  /** Milliseconds between showing the form and sending it; less than `unverifiedLimits.fillMs` asks for the verification. */
  fillMs: /* @__PURE__ */ v.optional(v.number(ours.unknownField)),
  /** Only once an answer asked for it, with an error of the field `captchaToken`. */
  captchaToken: /* @__PURE__ */ optionalLine(limits.text.token, wording),
};

/** What the event registration sends. The form and the server validate with this same schema. */
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

/** As typed, before trimming and completing. */
export type EventRegistrationBodyInput = v.InferInput<typeof EventRegistrationBody>;
export type EventRegistrationBody = v.InferOutput<typeof EventRegistrationBody>;
