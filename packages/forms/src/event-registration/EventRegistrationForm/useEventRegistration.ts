import {
  EventRegistrationBody,
  eventRegistrationForm,
  type FormValues,
  type Receipt,
} from '@banyan/api/contract';
import { useCallback, useRef, useState } from 'react';
import { useOnDemandCaptcha } from '../../captcha/OnDemandCaptcha/index.ts';
import { useBotSignals } from '../../form/HoneypotField/index.ts';
import { createDraftStore, definedBy, type FormConnection, rulesOf, useForm } from '../../form/index.ts';

export type EventRegistrationValues = FormValues<'eventRegistration'>;

export interface EventRegistrationOptions
  extends FormConnection<EventRegistrationValues, EventRegistrationBody> {
  /** The event's id. What is typed is kept under it, so that one event's comments do not turn up at another. */
  eventId: string;
  /** No seat is left, and the event's `waitingList` says that one can wait for one: asks for that. @default false */
  waitingList?: boolean;
  /** It worked; the form is empty again. */
  onRegistered?: ((registered: { receipt: Receipt }) => void) | undefined;
}

const definition = definedBy(eventRegistrationForm);
const rules = rulesOf(eventRegistrationForm, EventRegistrationBody);

/** Everything the event registration knows and does; `EventRegistrationForm` shows it. */
export function useEventRegistration({
  eventId,
  waitingList = false,
  onSubmit,
  onRegistered,
  serverState,
  clock,
  ...connection
}: EventRegistrationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const captcha = useOnDemandCaptcha(serverState);
  const [draftStore] = useState(() =>
    createDraftStore({ key: `event.${eventId}`, version: 1, names: definition.names }),
  );
  const send = useCallback<typeof onSubmit>(
    (body, options) => onSubmit({ ...body, waitingList: waitingList || undefined }, options),
    [onSubmit, waitingList],
  );
  const state = useForm<EventRegistrationValues, EventRegistrationBody>({
    ...connection,
    form,
    ...definition,
    draftStore,
    rules,
    serverState,
    clock,
    captcha,
    onSubmit: useBotSignals(send, form, clock),
    onSent: onRegistered,
  });
  return {
    ...state,
    /** The server wants to know whether a person is there. */
    captcha,
  };
}

export type EventRegistration = ReturnType<typeof useEventRegistration>;
