import {
  EventRegistrationBody,
  type FieldError,
  type Receipt,
  eventRegistrationMessages as wording,
} from '@banyan/api/contract';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  bannerOf,
  type Clock,
  createDraft,
  type Failure,
  fieldRefusals,
  type Send,
  useDraft,
  useFields,
  useFocus,
  useSubmission,
} from '../../form/index.ts';
import { useTraces } from '../../form/Trap/index.ts';
import { usePersonCheck } from '../../verification/PersonCheck/index.ts';
import {
  checkEventRegistration,
  type EventRegistrationValues,
  emptyEventRegistration as empty,
  eventRegistrationNames as names,
} from './eventRegistrationFields.ts';

export interface EventRegistrationOptions {
  /** The event's id. What is typed is kept under it, so that one event's comments do not turn up at another. */
  eventId: string;
  /** Registers: the client's `registerForEvent` with this event's id. */
  onSubmit: Send<EventRegistrationBody, Receipt>;
  /** It worked; the form is empty again. */
  onRegistered?: ((registered: { receipt: Receipt }) => void) | undefined;
  /** What was typed, when a server shows a form again that was posted without JavaScript. */
  initialValues?: EventRegistrationValues | undefined;
  /** What that server found wrong, field by field. */
  initialErrors?: readonly FieldError[] | undefined;
  /** What it said about the whole. */
  initialMessage?: string | undefined;
  /** @default the real one */
  clock?: Clock | undefined;
}

/** The same failure, from a server that was posted to without JavaScript. */
const answered = (errors: readonly FieldError[], message: string | undefined): Failure => ({
  refused: true,
  serverMessage: message,
  fieldErrors: errors.map((error) =>
    error.field === 'questionAnswer' ? { ...error, field: 'captchaToken' } : error,
  ),
  connection: undefined,
});

/** Everything the event registration knows and does; `EventRegistrationForm` shows it. */
export function useEventRegistration(options: EventRegistrationOptions) {
  const { eventId, onRegistered, initialValues = empty, initialErrors = [], initialMessage } = options;
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => answered(initialErrors, initialMessage));
  const [keeper] = useState(() => createDraft({ key: `event.${eventId}`, version: 1, names }));
  const fields = useFields<EventRegistrationValues>({
    initial: initialValues,
    initialMessages: fieldRefusals(first, names),
    check: checkEventRegistration,
    prefix: 'event-registration',
  });
  const { sending, submit } = useSubmission(useTraces(options.onSubmit, form, options.clock));
  const person = usePersonCheck(first);
  const focus = useFocus();
  const [banner, setBanner] = useState(() => (initialMessage ? bannerOf(first, wording) : undefined));
  const [registered, setRegistered] = useState<Receipt>();
  const [tried, setTried] = useState(initialErrors.length > 0);

  useDraft({
    keeper,
    form,
    initial: empty,
    values: fields.values,
    restore: fields.edit,
    answered: initialValues !== empty,
  });

  const focusSummary = () => focus(() => form.current?.querySelector<HTMLElement>('[data-summary] section'));

  const succeed = (receipt: Receipt) => {
    fields.reset(empty);
    setTried(false);
    setRegistered(receipt);
    onRegistered?.({ receipt });
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The second half of a double click may come after the answer; it is no try with an empty form.
    if (sending || registered) return;
    setBanner(undefined);
    setTried(true);
    const { values } = fields;
    const messages = checkEventRegistration(values);
    fields.flag(messages, 'rules');
    const objection = person.object();
    if (objection || Object.keys(messages).length > 0) return focusSummary();

    const outcome = await submit(async () =>
      v.parse(EventRegistrationBody, { ...values, captchaToken: await person.token() }),
    );
    if (!outcome) return;
    if ('sent' in outcome) return succeed(outcome.sent);
    const { failed } = outcome;
    const refused = fieldRefusals(failed, names);
    fields.flag(refused, 'server');
    setBanner(bannerOf(failed, wording));
    if (person.settle(failed) || Object.keys(refused).length > 0) focusSummary();
  };

  const entries = names.flatMap((name) => {
    const message = fields.messages[name];
    return message === undefined ? [] : [{ id: fields.idOf(name), message }];
  });
  if (person.error) entries.push({ id: fields.idOf('captchaToken'), message: person.error });

  return {
    form,
    fields,
    /** The server wants to know whether a person is there. */
    person,
    entries: tried ? entries : [],
    sending,
    banner,
    registered,
    onSubmit,
    /** Somebody types again: for the next person, the success has been read. */
    onChange: () => setRegistered(undefined),
  };
}

export type EventRegistration = ReturnType<typeof useEventRegistration>;
