import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

const { notUnderstood } = officeMessages;

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
  /** Of somebody without e-mail `none`. */
  letter: v.picklist(statementStates),
});
export type Donor = v.InferOutput<typeof Donor>;

const year = v.pipe(
  v.number(notUnderstood),
  v.integer(notUnderstood),
  v.minValue(1990, notUnderstood),
  v.maxValue(limits.dateYears.last, notUnderstood),
);

/** What donors gave in a year, the largest sum first, 50 to a page. Without a year the last one. */
export const getStatements = {
  method: 'GET',
  path: '/gifts/statements',
  query: /* @__PURE__ */ v.object({
    year: v.optional(
      v.pipe(v.string(), v.regex(/^(?:199\d|20\d\d|2100)$/, notUnderstood), v.transform(Number)),
    ),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)), '1'),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    year: v.number(),
    /** Years in which something came, newest first. */
    years: v.array(v.number()),
    donors: v.array(Donor),
    more: v.boolean(),
    /** Of all of them. */
    count: v.number(),
    gifts: v.number(),
    cents: v.number(),
    withoutEmail: v.object({ count: v.number(), cents: v.number() }),
    /** Those with an e-mail, by where their letter is. */
    letters: v.object({
      none: v.number(),
      held: v.number(),
      waiting: v.number(),
      sent: v.number(),
      failed: v.number(),
      unreachable: v.number(),
    }),
    /** Whether the year is over, so that letters may be sent. */
    isOver: v.boolean(),
    /** ISO: until when letters are held; `null` where none are. */
    heldUntil: v.nullable(v.string()),
  }),
  permission: 'gift.statement',
} as const satisfies OfficeCall;

/** The statements of a year as a table. The log notes it. */
export const statementFile = {
  method: 'POST',
  path: '/gifts/statements/file',
  timeoutMs: limits.uploadTimeoutMs,
  body: /* @__PURE__ */ bodyOf({ year }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** RFC 4180, with a line of names. */
    csv: v.string(),
    donors: v.number(),
  }),
  permission: 'gift.statement',
  stepUp: true,
} as const satisfies OfficeCall;

/** The same for paper, a sheet for each donor, by last name. The log notes it. */
export const statementSheets = {
  method: 'POST',
  path: '/gifts/statements/sheets',
  timeoutMs: limits.uploadTimeoutMs,
  body: /* @__PURE__ */ bodyOf({
    year,
    /** Only those who get none by mail: without e-mail, or with an address that is unreachable. */
    unmailed: v.optional(v.boolean(notUnderstood), false),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** Who received it; address and number may be empty. */
    association: v.object({ name: v.string(), ein: v.string(), address: v.string() }),
    /** A sentence that comes first on every sheet: a demonstration, or a placeholder of the EIN; `null` for none. */
    warning: v.nullable(v.string()),
    sheets: v.array(
      v.object({
        name: v.string(),
        /** `null` for none. */
        email: v.nullable(v.string()),
        /** After refunds. */
        cents: v.number(),
        /** Days in the association’s zone; the purpose may be empty. */
        gifts: v.array(
          v.object({ day: v.string(), reference: v.string(), cents: v.number(), purpose: v.string() }),
        ),
        /** What has to be said, in whole sentences. */
        sentences: v.array(v.string()),
      }),
    ),
  }),
  permission: 'gift.statement',
  stepUp: true,
} as const satisfies OfficeCall;

/**
 * A letter to each donor of a year that is over, of which each gets one: again pressed, it is for those who have none, and those whose could
 * not be sent; not for those whose address is unreachable. They are held as letters of the Office are. 422 when nobody is left.
 */
export const mailStatements = {
  method: 'POST',
  path: '/gifts/statements/mail',
  body: /* @__PURE__ */ bodyOf({ year }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    letters: v.number(),
    /** ISO. */
    leavesAt: v.string(),
  }),
  permission: 'gift.statement',
  stepUp: true,
} as const satisfies OfficeCall;

/** Takes letters of a year back that have not left. 409 when there are none. */
export const undoStatements = {
  method: 'POST',
  path: '/gifts/statements/undo',
  body: /* @__PURE__ */ bodyOf({ year }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ withdrawn: v.number() }),
  permission: 'gift.statement',
} as const satisfies OfficeCall;
