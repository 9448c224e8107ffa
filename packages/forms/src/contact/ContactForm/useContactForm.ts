import { ContactBody, contactForm, type FormValues } from '@banyan/api/contract';
import { type FormEvent, useRef } from 'react';
import * as v from 'valibot';
import { useVerification } from '../../captcha/index.ts';
import { definedBy, type FormConnection, rulesOf, useForm } from '../../form/index.ts';

export type ContactValues = FormValues<'contact'>;

export interface ContactFormOptions extends FormConnection<ContactValues, ContactBody> {
  /** Called when the message was sent or another one is begun, so that the page can change around the form. */
  onSentChange?: ((change: { sent: boolean }) => void) | undefined;
}

const definition = definedBy(contactForm);
// The verification has a rule of its own.
const rules = rulesOf(contactForm, ContactBody, v.omit(ContactBody, ['captchaToken']));

/** State and behavior of the contact form; `ContactForm` shows it. */
export function useContactForm({ serverState, onSentChange, clock, ...connection }: ContactFormOptions) {
  const verification = useVerification(clock, serverState);
  const state = useForm<ContactValues, ContactBody>({
    ...connection,
    form: useRef<HTMLFormElement>(null),
    ...definition,
    rules,
    serverState,
    clock,
    captcha: verification,
    onSent: () => onSentChange?.({ sent: true }),
  });
  return {
    ...state,
    verification,
    onReset: (event: FormEvent) => {
      event.preventDefault();
      if (state.sending) return;
      state.draft.onDiscard();
      verification.reset();
    },
    again: () => {
      state.again();
      onSentChange?.({ sent: false });
    },
  };
}
