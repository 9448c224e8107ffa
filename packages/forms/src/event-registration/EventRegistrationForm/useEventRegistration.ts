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
  /** Id of the event. The draft is stored under it, so that comments for one event do not appear at another. */
  eventId: string;
  /** Registers for the waitlist, because no seat is left and the event's `waitingList` allows it. @default false */
  waitingList?: boolean;
  /** Called after a success; the form is empty again. */
  onRegistered?: ((registered: { receipt: Receipt }) => void) | undefined;
}

const definition = definedBy(eventRegistrationForm);
const rules = rulesOf(eventRegistrationForm, EventRegistrationBody);

/** State and behavior of the event registration; `EventRegistrationForm` shows it. */
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
    /** Verification, shown if the server asks for one. */
    captcha,
  };
}

export type EventRegistration = ReturnType<typeof useEventRegistration>;
