import { type RegistrationBody, registrationForm, registrationMessages } from '@banyan/api/contract';
import { lazyModule } from '@banyan/ui/hooks';
import { type FormEvent, useEffect, useRef } from 'react';
import { useVerificationState } from '../../captcha/useVerificationState.ts';
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

export interface RegistrationOptions
  extends Pick<FormConnection<RegistrationValues, RegistrationBody>, 'onSubmit' | 'onBegun' | 'clock'>,
    WizardStepOptions<RegistrationStep> {}

const definition = definedBy(registrationForm);

const lazy = lazyModule(() => import('./registrationRules.lazy.ts'));
type Parts = typeof import('./registrationRules.lazy.ts');

/* `useForm` asks a step's rules only once they have come. */
const checkOf = (step: RegistrationStep) => (values: RegistrationValues) =>
  lazy.loaded()?.checkStep[step](values) ?? {};
const check = { 1: checkOf(1), 2: checkOf(2), 3: checkOf(3) };

/** Everything the wizard knows and does; `RegistrationWizard` shows it. */
export function useRegistration({ step, onStepChange, ...connection }: RegistrationOptions) {
  const { clock } = connection;
  const verification = useVerificationState();
  /* Its step comes with the rules: nothing is sent, and nothing can be refused, before they are there. */
  const captcha = () => lazy.loaded()?.captchaOf(verification, clock);
  const form = useRef<HTMLFormElement>(null);
  const steps = useWizardStep<RegistrationValues, RegistrationStep>({
    form,
    all: registrationSteps,
    names: namesOfStep,
    check,
    step,
    onStepChange,
  });
  const state = useForm<RegistrationValues, RegistrationBody, Parts, RegistrationStep>({
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
    lazy,
    captcha: {
      error: verification.state.error,
      validate: () => captcha()?.validate(),
      token: async () => (await captcha()?.token()) ?? '',
      handleFailure: (failure) => captcha()?.handleFailure(failure) ?? false,
      reset: () => captcha()?.reset(),
    },
  });
  const { enter, isLast, go } = steps;
  useEffect(() => enter(), [enter]);

  return {
    ...state,
    step: steps.step,
    go,
    verification,
    clock,
    focusHeading: () => form.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus(),
    onSubmit(event: FormEvent) {
      // Enter and Next come from the button. A submit that nobody pressed goes to the last step, as the spec says.
      const native = event.nativeEvent;
      if (isLast || (native instanceof SubmitEvent && native.submitter)) return state.onSubmit(event);
      event.preventDefault();
      state.draft.forget();
      go(3);
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
