import { ContactBody, contactMessages, type FieldError, type Receipt } from '@banyan/api/contract';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { SummaryEntry } from '../../form/ErrorSummary/index.ts';
import {
  type Clock,
  captchaRefusal,
  createDraft,
  type Failure,
  fieldRefusals,
  type Send,
  systemClock,
  useBegun,
  useDraft,
  useFields,
  useFocus,
  useSubmission,
  useUndo,
} from '../../form/index.ts';
import { useVerification } from '../../verification/index.ts';
import { type ContactValues, checkContact, contactNames, emptyContact } from './contactFields.ts';

export interface ContactFormOptions {
  /** Sends the message: the client's `sendContactMessage`, as it is. */
  onSubmit: Send<ContactBody, Receipt>;
  /** What was typed, when a server shows a form again that was posted without JavaScript. */
  initialValues?: ContactValues | undefined;
  /** What that server found wrong, field by field. */
  initialErrors?: readonly FieldError[] | undefined;
  /** What it said about the whole. */
  initialMessage?: string | undefined;
  /** The receipt, once a server has taken a form that was posted without JavaScript. */
  sent?: Receipt | undefined;
  /** The letter was sent, or another one is begun: what stands around the form may change. */
  onSentChange?: ((change: { sent: boolean }) => void) | undefined;
  /** @default the real one */
  clock?: Clock | undefined;
}

/** Above the buttons, when a try did not work. */
export interface Banner {
  heading: string;
  /** More about the connection. */
  detail?: string | undefined;
}

const draft = createDraft({ key: 'contact', version: 1, names: contactNames });

/** The server's own words, else the spec's (part 1 §8). What stands at a field is not said twice. */
function bannerOf(failure: Failure): Banner | undefined {
  const { serverMessage, refused, connection, fieldErrors } = failure;
  if (serverMessage) {
    const said = [captchaRefusal(failure), ...fieldErrors.map(({ message }) => message)];
    return said.includes(serverMessage) ? undefined : { heading: serverMessage };
  }
  if (refused) return { heading: contactMessages.failed };
  return { heading: contactMessages.errorOccurred, detail: connection };
}

/** The same failure, from a server that was posted to without JavaScript. */
const answered = (errors: readonly FieldError[], message: string | undefined): Failure => ({
  refused: true,
  serverMessage: message,
  fieldErrors: errors,
  connection: undefined,
});

/** Everything the contact form knows and does; `ContactForm` shows it. */
export function useContactForm({
  onSubmit,
  initialValues = emptyContact,
  initialErrors = [],
  initialMessage,
  sent,
  onSentChange,
  clock = systemClock,
}: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const first = answered(initialErrors, initialMessage);
  const verification = useVerification(clock);
  const fields = useFields<ContactValues>({
    initial: initialValues,
    initialMessages: fieldRefusals(first, contactNames),
    check: checkContact,
    prefix: 'contact',
  });
  const { sending, submit } = useSubmission(onSubmit);
  const undo = useUndo<ContactValues>(clock);
  const focus = useFocus();
  const [banner, setBanner] = useState(() => (initialMessage ? bannerOf(first) : undefined));
  const [receipt, setReceipt] = useState(sent);
  const [tried, setTried] = useState(initialErrors.length > 0);

  const { touched } = useDraft({
    keeper: draft,
    form,
    initial: emptyContact,
    values: fields.values,
    restore: fields.edit,
    answered: initialValues !== emptyContact || sent !== undefined,
  });

  const focusSummary = () => focus(() => form.current?.querySelector<HTMLElement>('[data-summary] section'));

  const start = () => {
    fields.reset(emptyContact);
    setBanner(undefined);
    setTried(false);
  };

  const onFormSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    undo.forget();
    setBanner(undefined);
    setTried(true);
    const { values } = fields;
    const messages = checkContact(values);
    fields.flag(messages, 'rules');
    const objection = verification.object();
    if (objection || Object.keys(messages).length > 0) return focusSummary();

    const outcome = await submit(async () =>
      v.parse(ContactBody, { ...values, captchaToken: await verification.token() }),
    );
    if (!outcome) return;
    if ('sent' in outcome) {
      verification.reset();
      start();
      onSentChange?.({ sent: true });
      return setReceipt(outcome.sent);
    }
    const { failed } = outcome;
    const refused = fieldRefusals(failed, contactNames);
    verification.settle(failed, captchaRefusal(failed));
    fields.flag(refused, 'server');
    setBanner(bannerOf(failed));
    if (Object.keys(refused).length > 0) focusSummary();
  };

  const onReset = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    undo.keep(fields.values);
    start();
    verification.reset();
  };

  const entries: SummaryEntry[] = contactNames.flatMap((name) => {
    const message = fields.messages[name];
    return message === undefined ? [] : [{ id: fields.idOf(name), message }];
  });
  if (tried && verification.state.error) {
    entries.push({ id: fields.idOf('captchaToken'), message: verification.state.error });
  }

  return {
    form,
    fields,
    verification,
    /** Whoever only reads the page meets no verification, and no third party behind it. */
    begun: useBegun(touched || tried),
    entries: tried ? entries : [],
    sending,
    banner,
    receipt,
    cleared: undo.kept !== undefined,
    onSubmit: onFormSubmit,
    onReset,
    onChange: undo.forget,
    onUndo: () => {
      if (undo.kept) fields.reset(undo.kept.value);
      undo.forget();
    },
    /** From the success back to an empty letter. */
    again: () => {
      setReceipt(undefined);
      onSentChange?.({ sent: false });
      focus(() => document.getElementById(fields.idOf('firstName')));
    },
  };
}
