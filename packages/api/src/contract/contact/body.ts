import * as v from 'valibot';
import { limits } from '../limits.ts';
import { captchaMessages as captcha, contactMessages as contact, ourMessages as ours } from '../messages.ts';
import { requiredName } from '../person-name.ts';
import { email, keyMessage, optionalCode, requiredLine, requiredParagraphs } from '../text.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/**
 * Body of the contact form (spec part 1 §3 and §5). The form and the server validate with this same schema. `phone` is optional;
 * only its length is checked.
 */
export const ContactBody = /* @__PURE__ */ v.strictObject(
  {
    firstName: requiredName(limits.text.name, contact.firstNameRequired, wording),
    lastName: requiredName(limits.text.name, contact.lastNameRequired, wording),
    email: email(contact.emailRequired, contact.emailInvalid),
    phone: optionalCode(limits.text.contactPhone, wording),
    message: requiredParagraphs(limits.text.message, contact.messageRequired, wording),
    captchaToken: requiredLine(limits.text.token, captcha.required, wording),
  },
  keyMessage(
    {
      firstName: contact.firstNameRequired,
      lastName: contact.lastNameRequired,
      email: contact.emailRequired,
      message: contact.messageRequired,
      captchaToken: captcha.required,
    },
    ours.unknownField,
    contact.failed,
  ),
);

/** Contact message as typed, before trimming. */
export type ContactBodyInput = v.InferInput<typeof ContactBody>;
export type ContactBody = v.InferOutput<typeof ContactBody>;
