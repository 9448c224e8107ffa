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

/** Names of the fields of each step, in their order. */
export const namesOfStep = {
  1: fieldNames(donationForm.steps[1]),
  2: fieldNames(donationForm.steps[2]),
};

/** Checks the first step with the contract's rules. */
export const checkDonor = /* @__PURE__ */ checkWith<DonationValues>(DonorInfo, namesOfStep[1]);

/** Donor information sent with a capture. Only for values that pass `checkDonor`. */
export const donorInfoOf = (values: DonationValues): DonorInfo =>
  v.parse(DonorInfo, payloadOf(values, namesOfStep[1]));

/** Returns the error of a typed amount; `undefined` if it is valid. */
export function amountError(typed: string): string | undefined {
  const read = v.safeParse(DonationAmount, typed);
  return read.success ? undefined : read.issues[0].message;
}

/** Values that a link to the form may carry. */
export interface Prefill {
  /** Whole dollars. */
  amount?: number | undefined;
  purpose?: string | undefined;
}

/** Field values from a link: only those that the form itself would accept. */
export function prefilled({ amount, purpose }: Prefill): FieldMessages {
  return {
    ...(amount !== undefined && amountError(String(amount)) === undefined && { amount: String(amount) }),
    ...(purpose?.trim() && { purpose: purpose.trim().slice(0, limits.text.note) }),
  };
}
