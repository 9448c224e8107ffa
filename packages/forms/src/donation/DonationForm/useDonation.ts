import { donationForm } from '@banyan/api/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldMessages,
  shapeOf,
  useFormState,
  useWizardStep,
  type WizardStepOptions,
} from '../../form/index.ts';
import {
  checkDonor,
  type DonationStep,
  type DonationValues,
  donationSteps,
  namesOfStep,
  type Prefill,
  prefilled,
} from './donationFields.ts';

export interface DonationOptions extends WizardStepOptions<DonationStep> {
  /** What a link to the form brought along. Taken once for each object; keep it. */
  prefill?: Prefill | undefined;
}

const shape = shapeOf(donationForm);

/* The amount has its own rule, shown at its field from the start; the provider's buttons wait for it. */
const check = { 1: checkDonor, 2: () => ({}) };

const isComplete = (values: DonationValues) => Object.keys(checkDonor(values)).length === 0;

/** What both steps of the donation form share; `DonationForm` shows it. The payment's own is `useGift`. */
export function useDonation({ prefill, step: asked, onStepChange }: DonationOptions) {
  const [given, setGiven] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The second step is only for somebody who came through the first, now or before a reload.
  const steps = useWizardStep<DonationValues, DonationStep>({
    form,
    all: donationSteps,
    names: namesOfStep,
    check,
    step: asked,
    onStepChange,
    inOrder: true,
    entrance: 'top',
  });
  const state = useFormState<DonationValues>({
    form,
    ...shape,
    // Editing a field clears its error (spec part 2 §5), whatever is typed; the rules speak again at the next press.
    clearWhen: 'edited',
    steps,
    onRestored: (kept) => {
      if (isComplete({ ...shape.empty, ...kept })) steps.resume(2);
    },
  });
  const { fields, draft } = state;
  const { edit, values } = fields;
  const { discard } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every writing of the draft, which changed values bring about
  useEffect(() => {
    if (given) discard();
  }, [given, values, discard]);
  useEffect(() => {
    if (prefill) edit(prefilled(prefill));
  }, [prefill, edit]);

  return {
    ...state,
    step: steps.step,
    enter: steps.enter,
    onContinue: (event: FormEvent) => {
      event.preventDefault();
      steps.next(state);
    },
    onBack: () => steps.go(1),
    /** The server objects to the first step's answers: back there, where they are marked. */
    onDonorRefused: (messages: FieldMessages) => steps.show(state, 1, messages),
    onGiven: () => setGiven(true),
  };
}

export type Donation = ReturnType<typeof useDonation>;
