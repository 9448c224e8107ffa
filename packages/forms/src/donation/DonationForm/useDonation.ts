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
  /** Values from a link to the form. Applied once for each object: keep it. */
  prefill?: Prefill | undefined;
}

const shape = shapeOf(donationForm);

/* The amount has its own rule, whose error its field shows from the start. The provider's buttons stay disabled until it is valid. */
const check = { 1: checkDonor, 2: () => ({}) };

const isComplete = (values: DonationValues) => Object.keys(checkDonor(values)).length === 0;

/** State shared by both steps of the donation form; `DonationForm` shows it. `useGift` has the payment's own. */
export function useDonation({ prefill, step: asked, onStepChange }: DonationOptions) {
  const [given, setGiven] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The second step opens only for a donor who completed the first, now or before a reload.
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
    // Editing a field clears its error (spec part 2 §5), even if the new text is invalid; the rules check again at the next press.
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
    /** Called when the server objects to answers of the first step: goes back and marks them. */
    onDonorRefused: (messages: FieldMessages) => steps.show(state, 1, messages),
    onGiven: () => setGiven(true),
  };
}

export type Donation = ReturnType<typeof useDonation>;
