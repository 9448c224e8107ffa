import {
  type Receipt,
  type RegistrationBody,
  registrationMessages,
  registrationStepOf,
} from '@banyan/api/contract';
import { type FormEvent, useRef, useState } from 'react';
import type { OnDemandHandle, OnDemandState } from '../../captcha/OnDemandCaptcha/index.ts';
import type { SummaryEntry } from '../../form/ErrorSummary/index.ts';
import {
  type Banner,
  type Clock,
  captchaRefusal,
  controlOf,
  createDraftStore,
  type FieldMessages,
  type Send,
  type SubmitFailure,
  systemClock,
  useFields,
  useFormDraft,
  useSubmission,
} from '../../form/index.ts';
import { registrationRefusals } from './refusals.ts';
import { registrationBody } from './registrationBody.ts';
import {
  checkRegistration,
  checkStep,
  emptyRegistration,
  namesOfStep,
  type RegistrationStep,
  type RegistrationValues,
  registrationNames,
  registrationSteps,
} from './registrationFields.ts';
import { type StepOptions, useStep } from './useStep.ts';

export interface RegistrationOptions extends StepOptions {
  /** Sends the application: the client's `registerMember`, as it is. */
  onSubmit: Send<RegistrationBody, Receipt>;
  /** @default the real one */
  clock?: Clock | undefined;
}

const draftStore = createDraftStore({ key: 'registration', version: 1, names: registrationNames });

const isEmpty = (messages: FieldMessages) => Object.keys(messages).length === 0;

/** Everything the wizard knows and does; `RegistrationWizard` shows it. */
export function useRegistration({ onSubmit, clock = systemClock, ...stepOptions }: RegistrationOptions) {
  const form = useRef<HTMLFormElement>(null);
  /* The verification lives in step 3, and its code comes with it. */
  const person = useRef<OnDemandHandle>(null);
  const [personState, setPersonState] = useState<OnDemandState>();
  const fields = useFields<RegistrationValues>({
    initial: emptyRegistration,
    check: checkRegistration,
    prefix: 'registration',
  });
  const { sending, submit } = useSubmission(onSubmit);
  const heading = () => form.current?.querySelector<HTMLElement>('h2[tabindex]');
  const { step, go, focus } = useStep(stepOptions, heading);
  const [banner, setBanner] = useState<Banner>();
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<{ receipt: Receipt; values: RegistrationValues }>();
  const draft = useFormDraft({
    draftStore,
    form,
    empty: emptyRegistration,
    fields,
    clock,
    onStart: () => {
      setBanner(undefined);
      setTried(false);
    },
  });
  const captchaId = fields.idOf('captchaToken');

  /** Shows what is wrong in a step and moves the focus to the first of it. */
  const show = (
    where: RegistrationStep,
    messages: FieldMessages,
    clearWhen: 'valid' | 'edited',
    heading?: string,
  ) => {
    fields.setErrors(messages, clearWhen, clearWhen === 'edited' ? undefined : namesOfStep[where]);
    setBanner(heading === undefined ? undefined : { heading });
    const first = namesOfStep[where].find((name) => name in messages);
    if (first) go(where, () => controlOf(fields.idOf(first)));
  };

  const onNext = () => {
    if (step === 3) return;
    const messages = checkStep[step](fields.values);
    show(step, messages, 'valid');
    if (isEmpty(messages)) go(step === 1 ? 2 : 3);
  };

  /** The step that cannot be sent as it stands, shown; `undefined` when all three can. */
  const objectingStep = (): RegistrationStep | undefined => {
    for (const where of registrationSteps) {
      const messages = checkStep[where](fields.values);
      if (isEmpty(messages)) continue;
      const { step1Missing, step2Missing } = registrationMessages;
      show(where, messages, 'valid', { 1: step1Missing, 2: step2Missing, 3: undefined }[where]);
      return where;
    }
    fields.setErrors({}, 'valid');
    if (person.current && person.current.validate() === undefined) return undefined;
    focus(() => controlOf(captchaId));
    return 3;
  };

  const onFailed = (failure: SubmitFailure) => {
    const captcha = captchaRefusal(failure);
    const refused = registrationRefusals(failure);
    person.current?.handleFailure(failure);
    const first = registrationNames.find((name) => name in refused);
    if (first) {
      return show(registrationStepOf(first), refused, 'edited', registrationMessages.missingFields);
    }
    if (captcha) return focus(() => controlOf(captchaId));
    const detail = failure.connection ?? failure.serverMessage;
    setBanner({ heading: registrationMessages.failed, detail });
  };

  const onSend = async () => {
    setTried(true);
    setBanner(undefined);
    if (objectingStep()) return;
    const { values } = fields;
    const outcome = await submit(async () => registrationBody(values, (await person.current?.token()) ?? ''));
    if (!outcome) return;
    if ('failed' in outcome) return onFailed(outcome.failed);
    draft.start();
    setSent({ receipt: outcome.sent, values });
  };

  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    draft.forget();
    if (step === 3) return void onSend();
    // Enter and Next come from the button. A submit that nobody pressed goes to the last step, as the spec says.
    const native = event.nativeEvent;
    if (native instanceof SubmitEvent && native.submitter) onNext();
    else go(3);
  };

  const entries: SummaryEntry[] = namesOfStep[step].flatMap((name) => {
    const message = fields.messages[name];
    return message === undefined ? [] : [{ id: fields.idOf(name), message }];
  });
  if (step === 3 && tried && personState?.error) {
    entries.push({ id: captchaId, message: personState.error });
  }

  return {
    form,
    step,
    fields,
    /** For the `OnDemandWidget` of step 3. */
    person: { id: captchaId, clock, ref: person, onChange: setPersonState },
    entries,
    banner,
    sending,
    sent,
    draft,
    go,
    focusHeading: () => heading()?.focus(),
    onSubmit: onFormSubmit,
    onChange: draft.forget,
    /** From the success back to an empty first step. */
    again: () => {
      setSent(undefined);
      if (step === 1) focus(() => document.getElementById(fields.idOf('FirstName')));
      else go(1, () => document.getElementById(fields.idOf('FirstName')));
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
