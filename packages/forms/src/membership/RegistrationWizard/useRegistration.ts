import { type RegistrationBody, registrationMessages } from '@banyan/api/contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { useVerification } from '../../captcha/index.ts';
import {
  createDraftStore,
  type FormConnection,
  type FormRules,
  useForm,
  type WizardStepOptions,
} from '../../form/index.ts';
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
import { registrationBody, registrationRefusals } from './registrationSubmission.ts';

export interface RegistrationOptions
  extends Pick<FormConnection<RegistrationValues, RegistrationBody>, 'onSubmit' | 'clock'>,
    WizardStepOptions<RegistrationStep> {}

const draftStore = createDraftStore({ key: 'registration', version: 1, names: registrationNames });

const rules: FormRules<RegistrationValues, RegistrationBody> = {
  check: checkRegistration,
  bodyOf: registrationBody,
};
/* The first step has rules, so they are here from the start. */
const parts = { rules };
const later = { parts: () => parts, load: async () => parts };

/** Everything the wizard knows and does; `RegistrationWizard` shows it. */
export function useRegistration({ onSubmit, clock, step, onStepChange }: RegistrationOptions) {
  const verification = useVerification(clock);
  const state = useForm<RegistrationValues, RegistrationBody, typeof parts, RegistrationStep>({
    form: useRef<HTMLFormElement>(null),
    prefix: 'registration',
    names: registrationNames,
    empty: emptyRegistration,
    draftStore,
    steps: { all: registrationSteps, names: namesOfStep, check: checkStep, step, onStepChange },
    focusOn: 'field',
    missing: { 1: registrationMessages.step1Missing, 2: registrationMessages.step2Missing },
    wording: { failed: registrationMessages.failed, errorOccurred: registrationMessages.failed },
    refusalsOf: registrationRefusals,
    bannerOf({ connection, serverMessage }, about) {
      if (about.fields) return { heading: registrationMessages.missingFields };
      if (about.captcha) return undefined;
      return { heading: registrationMessages.failed, detail: connection ?? serverMessage };
    },
    later,
    captcha: verification,
    clock,
    onSubmit,
  });
  const { enter, form, go } = state;
  useEffect(() => enter(), [enter]);

  return {
    ...state,
    verification,
    focusHeading: () => form.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus(),
    onSubmit(event: FormEvent) {
      // Enter and Next come from the button. A submit that nobody pressed goes to the last step, as the spec says.
      const native = event.nativeEvent;
      if (state.isLast || (native instanceof SubmitEvent && native.submitter)) return state.onSubmit(event);
      event.preventDefault();
      state.draft.forget();
      go(3);
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
