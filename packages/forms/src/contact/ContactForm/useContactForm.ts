import { type ContactBody, contactMessages } from '@banyan/api/contract';
import { type FormEvent, useRef } from 'react';
import { useVerification } from '../../captcha/index.ts';
import { createDraftStore, type FormConnection, laterParts, useForm } from '../../form/index.ts';
import { type ContactValues, contactNames, emptyContact } from './contactFields.ts';

export interface ContactFormOptions extends FormConnection<ContactValues, ContactBody> {
  /** The letter was sent, or another one is begun: what stands around the form may change. */
  onSentChange?: ((change: { sent: boolean }) => void) | undefined;
}

const later = laterParts(() => import('./LaterParts.ts'));
type Parts = typeof import('./LaterParts.ts');

const draftStore = createDraftStore({ key: 'contact', version: 1, names: contactNames });

/** Everything the contact form knows and does; `ContactForm` shows it. */
export function useContactForm({ serverState, onSentChange, clock, ...connection }: ContactFormOptions) {
  const verification = useVerification(clock, serverState);
  const state = useForm<ContactValues, ContactBody, Parts>({
    ...connection,
    form: useRef<HTMLFormElement>(null),
    prefix: 'contact',
    names: contactNames,
    empty: emptyContact,
    draftStore,
    wording: { failed: contactMessages.failed, errorOccurred: contactMessages.errorOccurred },
    later,
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
