import { type RegistrationBody, registrationForm, registrationMessages } from '@banyan/api/contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { useVerification } from '../../captcha/index.ts';
import {
  definedBy,
  type FormConnection,
  useForm,
  useWizardStep,
  type WizardStepOptions,
} from '../../form/index.ts';
import {
  namesOfStep,
  type RegistrationStep,
  type RegistrationValues,
  registrationSteps,
} from './registrationFields.ts';
import { checkStep, rules } from './registrationRules.ts';

export interface RegistrationOptions
  extends Pick<FormConnection<RegistrationValues, RegistrationBody>, 'onSubmit' | 'onBegun' | 'clock'>,
    WizardStepOptions<RegistrationStep> {}

const definition = definedBy(registrationForm);

/** State and behavior of the wizard; `RegistrationWizard` shows it. */
export function useRegistration({ step, onStepChange, ...connection }: RegistrationOptions) {
  const { clock } = connection;
  const verification = useVerification(clock);
  const form = useRef<HTMLFormElement>(null);
  const steps = useWizardStep<RegistrationValues, RegistrationStep>({
    form,
    all: registrationSteps,
    names: namesOfStep,
    check: checkStep,
    step,
    onStepChange,
  });
  const state = useForm<RegistrationValues, RegistrationBody, RegistrationStep>({
    ...connection,
    form,
    ...definition,
    steps,
    focusOn: 'field',
    missing: { 1: registrationMessages.step1Missing, 2: registrationMessages.step2Missing },
    bannerOf({ connection, serverMessage }, about) {
      if (about.fields) return { heading: registrationMessages.missingFields };
      if (about.captcha) return undefined;
      return { heading: registrationMessages.failed, detail: connection ?? serverMessage };
    },
    rules,
    captcha: verification,
  });
  const { enter, isLast, go } = steps;
  useEffect(() => enter(), [enter]);

  return {
    ...state,
    step: steps.step,
    go,
    verification,
    onSubmit(event: FormEvent) {
      // Enter and Next submit through the button. A submit without a button goes to the last step, as the spec says.
      const native = event.nativeEvent;
      if (isLast || (native instanceof SubmitEvent && native.submitter)) return state.onSubmit(event);
      event.preventDefault();
      state.draft.forget();
      go(3);
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
