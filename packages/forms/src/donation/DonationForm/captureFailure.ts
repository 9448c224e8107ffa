import { donationMessages, type PaymentErrorCode } from '@banyan/api/contract';
import * as v from 'valibot';
import type { FieldMessages } from '../../form/fieldState.ts';
import { readFailure } from '../../form/readFailure.ts';
import type { SubmitFailure } from '../../form/submitFailure.ts';
import { namesOfStep } from './donationFields.ts';

/**
 * State of the money after a failed capture.
 * - `none`: no money was taken; the donor may start a new payment.
 * - `declined`: the same, and the provider can offer another way to pay.
 * - `donor`: the donor's own information is invalid; the same order continues once it is corrected.
 * - `unknown`: unclear. Only the same order may be tried again, or the donor might pay twice.
 */
type Money = 'none' | 'declined' | 'donor' | 'unknown';

export interface CaptureFailure {
  money: Money;
  /** True if the server answered that it is still working on the payment: neither a failure nor a success yet. */
  waiting: boolean;
  /** Text shown beside the specification's sentence. */
  detail: string;
  /** Errors of fields of the first step, by name. */
  donor: FieldMessages;
}

const moneyOf: Record<PaymentErrorCode, Money> = {
  declined: 'declined',
  not_approved: 'none',
  expired: 'none',
  pending: 'unknown',
  unsettled: 'unknown',
};
const isCode = (code: string | undefined): code is PaymentErrorCode =>
  code !== undefined && Object.hasOwn(moneyOf, code);

const Status = v.object({ status: v.number() });

/** Status codes of refusals that are temporary. */
const passing = [408, 409, 425, 429];

function donorObjections({ fieldErrors }: SubmitFailure): FieldMessages {
  const found = namesOfStep[1].flatMap((name): [string, string][] => {
    const error = fieldErrors.find(({ field }) => field === `donorInfo.${name}`);
    return error ? [[name, error.message]] : [];
  });
  return Object.fromEntries(found);
}

/** Reads the error of a rejected capture. Anything that is not clearly a refusal leaves the money `unknown`. */
export function readCaptureFailure(error: unknown): CaptureFailure {
  const failure = readFailure(error);
  const read = v.safeParse(Status, error);
  const status = read.success ? read.output.status : 0;
  const code = failure.fieldErrors.find(({ field }) => field === 'payment')?.code;
  const donor = donorObjections(failure);
  const refused = failure.refused && status >= 200 && status < 500 && !passing.includes(status);
  const money = isCode(code)
    ? moneyOf[code]
    : Object.keys(donor).length > 0
      ? 'donor'
      : refused
        ? 'none'
        : 'unknown';
  return {
    money,
    waiting: isCode(code) && money === 'unknown',
    detail: failure.serverMessage ?? failure.connection ?? donationMessages.captureFailed,
    donor,
  };
}
