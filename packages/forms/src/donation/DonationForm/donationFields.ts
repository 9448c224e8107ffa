import { DonationAmount, DonorInfo, donationLimits, limits, payloadOf } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith } from '../../form/checkWith.ts';
import type { FieldMessages } from '../../form/fieldState.ts';

/** What the first step asks, in the order of the form. */
export const donorNames = ['firstName', 'lastName', 'email', 'graduationYear', 'program', 'purpose'] as const;

/** What is kept while a gift is on its way. `orderId` is an order that was approved and not settled yet. */
export const donationNames = [...donorNames, 'amount', 'orderId'] as const;
export type DonationValues = Readonly<Record<(typeof donationNames)[number], string>>;

export const donationSteps = [1, 2] as const;
export type DonationStep = (typeof donationSteps)[number];

export const namesOfStep = { 1: donorNames, 2: ['amount'] } as const;

export const emptyDonation: DonationValues = {
  firstName: '',
  lastName: '',
  email: '',
  graduationYear: '',
  program: '',
  purpose: '',
  amount: String(donationLimits.amount.standard),
  orderId: '',
};

/** The contract's rules of the first step. */
export const checkDonor = /* @__PURE__ */ checkWith<DonationValues>(DonorInfo, donorNames);

/** What goes out with a capture. Only for values that `checkDonor` has nothing against. */
export const donorInfoOf = (values: DonationValues): DonorInfo =>
  v.parse(DonorInfo, payloadOf(values, donorNames));

/** What is wrong with an amount as typed; `undefined` when it can be given. */
export function amountError(typed: string): string | undefined {
  const read = v.safeParse(DonationAmount, typed);
  return read.success ? undefined : read.issues[0].message;
}

/** What a link to the form may bring along. */
export interface Prefill {
  /** Whole dollars. */
  amount?: number | undefined;
  purpose?: string | undefined;
}

/** The fields that a link fills in: only what the form itself would take. */
export function prefilled({ amount, purpose }: Prefill): FieldMessages {
  return {
    ...(amount !== undefined && amountError(String(amount)) === undefined && { amount: String(amount) }),
    ...(purpose?.trim() && { purpose: purpose.trim().slice(0, limits.text.note) }),
  };
}
