import { type FormEvent, useEffect, useRef } from 'react';
import type { SummaryEntry } from '../../form/ErrorSummary/index.ts';
import {
  createDraft,
  type FieldMessages,
  type FieldValues,
  useDraft,
  useFields,
  useFocus,
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
import { type Donated, type GiftOptions, useGift } from './useGift.ts';

export interface DonationOptions extends DonationStepOptions, GiftOptions {
  /** What a link to the form brought along. Taken once for each object; keep it. */
  prefill?: Prefill | undefined;
}

const keeper = createDraft({ key: 'donation', version: 1, names: donationNames });

/* Editing a field clears its error (spec part 2 §5), whatever is typed; the rules speak again at the next press. */
const noLongerLookedAt = () => ({});

const isComplete = (values: DonationValues) => Object.keys(checkDonor(values)).length === 0;

/** Everything the donation form knows and does; `DonationForm` shows it. */
export function useDonation({ prefill, onDonated, ...options }: DonationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields<DonationValues>({
    initial: emptyDonation,
    check: noLongerLookedAt,
    prefix: 'donation',
  });
  const { step, go, resume } = useDonationStep(options, () => form.current?.querySelector('h2[tabindex]'));
  const focus = useFocus();
  const summary = () => form.current?.querySelector<HTMLElement>('[data-summary] section');

  const draft = useDraft({
    keeper,
    form,
    initial: emptyDonation,
    values: fields.values,
    restore: (kept: FieldValues) => {
      fields.edit(kept);
      if (isComplete({ ...emptyDonation, ...kept })) resume();
    },
  });
  const { edit } = fields;
  useEffect(() => {
    if (prefill) edit(prefilled(prefill));
  }, [prefill, edit]);

  const flagDonor = (messages: FieldMessages) => {
    // As a server's do, they stand until their own field is edited.
    fields.flag(messages, 'server');
  };

  const gift = useGift(
    {
      ...options,
      onDonated: (donated: Donated) => {
        draft.discard();
        onDonated?.(donated);
      },
    },
    {
      form,
      values: fields.values,
      edit,
      onDonorRefused: (messages) => {
        go(1);
        flagDonor(messages);
        focus(summary);
      },
    },
  );

  const onContinue = (event: FormEvent) => {
    event.preventDefault();
    const messages = checkDonor(fields.values);
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
    gift,
    entries,
    /** Somebody has begun, or comes back: the second step will be needed. */
    begun: draft.touched || step === 2,
    onContinue,
    /** Back to the first step, but not from under a payment. */
    onBack: () => {
      if (gift.phase === 'ready') go(1);
    },
  };
}

export type Donation = ReturnType<typeof useDonation>;
