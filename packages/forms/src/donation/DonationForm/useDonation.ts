import { useFocusRequest } from '@banyan/ui/hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SummaryEntry } from '../../form/ErrorSummary/index.ts';
import {
  createDraftStore,
  type FieldMessages,
  type FieldValues,
  useDraft,
  useFields,
} from '../../form/index.ts';
import {
  checkDonor,
  type DonationValues,
  donationNames,
  donorNames,
  emptyDonation,
  type Prefill,
  prefilled,
} from './donationFields.ts';
import { type DonationStepOptions, useDonationStep } from './useDonationStep.ts';

export interface DonationOptions extends DonationStepOptions {
  /** What a link to the form brought along. Taken once for each object; keep it. */
  prefill?: Prefill | undefined;
}

const draftStore = createDraftStore({ key: 'donation', version: 1, names: donationNames });

/* Editing a field clears its error (spec part 2 §5), whatever is typed; the rules speak again at the next press. */
const noLongerLookedAt = () => ({});

const isComplete = (values: DonationValues) => Object.keys(checkDonor(values)).length === 0;

/** What both steps of the donation form share; `DonationForm` shows it. The payment's own is `useGift`. */
export function useDonation({ prefill, ...stepOptions }: DonationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields<DonationValues>({
    initial: emptyDonation,
    check: noLongerLookedAt,
    prefix: 'donation',
  });
  const { step, go, resume, settleIn } = useDonationStep(stepOptions);
  const focus = useFocusRequest();
  const [given, setGiven] = useState(false);
  const summary = () => form.current?.querySelector<HTMLElement>('[data-summary] section');
  const { edit, values } = fields;

  const { touched, discard } = useDraft({
    draftStore,
    form,
    initial: emptyDonation,
    values,
    restore: (kept: FieldValues) => {
      edit(kept);
      if (isComplete({ ...emptyDonation, ...kept })) resume();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every writing of the draft, which changed values bring about
  useEffect(() => {
    if (given) discard();
  }, [given, values, discard]);
  useEffect(() => {
    if (prefill) edit(prefilled(prefill));
  }, [prefill, edit]);

  const flagDonor = (messages: FieldMessages) => {
    // As a server's do, they stand until their own field is edited.
    fields.setErrors(messages, 'edited');
  };

  const onContinue = (event: FormEvent) => {
    event.preventDefault();
    const messages = checkDonor(values);
    flagDonor(messages);
    if (Object.keys(messages).length > 0) focus(summary);
    else go(2);
  };

  const entries: SummaryEntry[] = donorNames.flatMap((name) => {
    const message = fields.messages[name];
    return message === undefined ? [] : [{ id: fields.idOf(name), message }];
  });

  return {
    form,
    fields,
    step,
    /** Somebody has begun, or comes back. */
    touched,
    settleIn,
    entries,
    onContinue,
    onBack: () => go(1),
    /** The server objects to the first step's answers: back there, where they are marked. */
    onDonorRefused: (messages: FieldMessages) => {
      go(1, summary);
      flagDonor(messages);
    },
    onGiven: () => setGiven(true),
  };
}

export type Donation = ReturnType<typeof useDonation>;
