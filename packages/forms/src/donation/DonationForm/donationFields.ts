import {
  DonationAmount,
  DonorInfo,
  donationForm,
  fieldNames,
  limits,
  payloadOf,
  type ValuesOf,
} from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith } from '../../form/checkWith.ts';
import type { FieldMessages } from '../../form/fieldState.ts';

export type DonationValues = ValuesOf<typeof donationForm>;

export const donationSteps = [1, 2] as const;
export type DonationStep = (typeof donationSteps)[number];

/** Which fields each step asks, in their order. */
export const namesOfStep = {
  1: fieldNames(donationForm.steps[1]),
  2: fieldNames(donationForm.steps[2]),
};

/** The contract's rules of the first step. */
export const checkDonor = /* @__PURE__ */ checkWith<DonationValues>(DonorInfo, namesOfStep[1]);

/** What goes out with a capture. Only for values that `checkDonor` has nothing against. */
export const donorInfoOf = (values: DonationValues): DonorInfo =>
  v.parse(DonorInfo, payloadOf(values, namesOfStep[1]));

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
