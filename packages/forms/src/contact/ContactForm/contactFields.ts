import { ContactBody } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith } from '../../form/checkWith.ts';

/** What somebody types, in the order of the form. */
export const contactNames = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type ContactValues = Readonly<Record<(typeof contactNames)[number], string>>;

export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
};

/** The contract's rules for all that is typed; the verification has its own. */
export const checkContact = checkWith<ContactValues>(
  /* @__PURE__ */ v.omit(ContactBody, ['captchaToken']),
  contactNames,
);
