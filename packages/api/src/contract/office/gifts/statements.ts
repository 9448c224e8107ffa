import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { officeMessages } from '../messages.ts';

export const { notUnderstood } = officeMessages;

/**
 * Where a donor’s statement is: none was written, it is held, it leaves with the next round, it left, it could not be sent, or
 * nothing is sent to their address any more, and it goes on paper.
 */
const statementStates = ['none', 'held', 'waiting', 'sent', 'failed', 'unreachable'] as const;
export type StatementState = (typeof statementStates)[number];

/** What somebody gave in a year, as far as it is deductible. Whoever left no email is known by their name. */
export const Donor = /* @__PURE__ */ v.object({
  name: v.string(),
  /** `null` for none. */
  email: v.nullable(v.string()),
  gifts: v.number(),
  /** After refunds. */
  cents: v.number(),
  refundedCents: v.number(),
  /** Contributions that are not in the sum, because nothing of them is deductible or has an amount. */
  leftOut: v.number(),
  /** Of somebody without email `none`. */
  statementEmail: v.picklist(statementStates),
});
export type Donor = v.InferOutput<typeof Donor>;

export const year = v.pipe(
  v.number(notUnderstood),
  v.integer(notUnderstood),
  v.minValue(1990, notUnderstood),
  v.maxValue(limits.dateYears.last, notUnderstood),
);
