import * as v from 'valibot';
import type { KeptKind } from '../database/personal-data.ts';

/** Retention in days of each kind of data; `undefined` means forever. */
export type Kept = Readonly<Record<KeptKind, number | undefined>>;

const days = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((given) => given || `${fallback} days`),
    v.regex(/^(?:[1-9]\d{0,4} days?|forever)$/, 'must be a number of days, such as “365 days”, or forever'),
    v.transform((given) => (given === 'forever' ? undefined : Number.parseInt(given, 10))),
  );

/** Environment variables that set the retention of data. */
export const keepVariables = {
  KEEP_MESSAGES: days(365),
  KEEP_REJECTED_REQUESTS: days(365),
  KEEP_REGISTRATIONS: days(730),
  KEEP_FAILED_GIFTS: days(90),
  /** Days for which the operator keeps backups. It only changes what members are told. */
  KEEP_COPIES: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((given) => given || '35 days'),
    v.regex(/^[1-9]\d{0,3} days?$/, 'must be a number of days, such as “35 days”'),
    v.transform((given) => Number.parseInt(given, 10)),
  ),
};

/** Retention by kind, from the variables. */
export const keptOf = (given: v.InferOutput<v.ObjectSchema<typeof keepVariables, undefined>>): Kept => ({
  messages: given.KEEP_MESSAGES,
  rejectedRequests: given.KEEP_REJECTED_REQUESTS,
  registrations: given.KEEP_REGISTRATIONS,
  failedGifts: given.KEEP_FAILED_GIFTS,
});
