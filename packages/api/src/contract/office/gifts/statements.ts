import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { officeMessages } from '../messages.ts';

export const { notUnderstood } = officeMessages;

/**
 * States of a donor’s yearly statement. `none`: not written. `held`: held before sending. `waiting`: sent with the next round.
 * `sent`: sent. `failed`: could not be sent. `unreachable`: nothing is emailed to the donor’s address any more, so it is sent on
 * paper.
 */
const statementStates = ['none', 'held', 'waiting', 'sent', 'failed', 'unreachable'] as const;
export type StatementState = (typeof statementStates)[number];

/** Donor with the deductible total of a year. A donor without an email is identified by name. */
export const Donor = /* @__PURE__ */ v.object({
  name: v.string(),
  /** Email address; `null` for none. */
  email: v.nullable(v.string()),
  gifts: v.number(),
  /** Total in cents after refunds. */
  cents: v.number(),
  refundedCents: v.number(),
  /** Number of contributions outside the total, because they have no deductible part or no amount. */
  leftOut: v.number(),
  /** State of the statement; `none` for a donor without an email. */
  statementEmail: v.picklist(statementStates),
});
export type Donor = v.InferOutput<typeof Donor>;

export const year = v.pipe(
  v.number(notUnderstood),
  v.integer(notUnderstood),
  v.minValue(1990, notUnderstood),
  v.maxValue(limits.dateYears.last, notUnderstood),
);
