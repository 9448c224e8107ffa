import * as v from 'valibot';
import { contributionKinds } from '../../donations/contributions.ts';
import { ReceiptSheet } from '../../donations/receipt-sheet.ts';
import { officeMessages } from '../messages.ts';

const { notUnderstood } = officeMessages;

/** Payment methods of a gift: `online` through the payment service; the others are recorded by a volunteer. */
export const giftKinds = ['online', 'check', 'cash', 'other'] as const;
export type GiftKind = (typeof giftKinds)[number];

/**
 * States of a gift. `received`: the money arrived. `hanging`: the payment was requested and its result is unknown. `open`: the
 * payment was not requested yet. `declined`: the payment was declined. `failed`: the payment will not happen.
 */
export const giftStates = ['received', 'hanging', 'open', 'declined', 'failed'] as const;
export type GiftState = (typeof giftStates)[number];

/** States of the last receipt: sent; waiting or held; failed so far; or none. */
const receiptStates = ['sent', 'waiting', 'failed', 'none'] as const;

/** Version of a gift, increased with every change. A change must name the version that was read. */
export const Version = /* @__PURE__ */ v.pipe(v.number(notUnderstood), v.integer(notUnderstood));

/** Gift in a list. Amounts are cents of US dollars; days are in the association’s zone. */
export const GiftRow = /* @__PURE__ */ v.object({
  reference: v.string(),
  /** Day of receipt, or of the order if nothing was received. */
  day: v.string(),
  /** Amount received, or ordered if nothing was received. 0 for goods. */
  cents: v.number(),
  refundedCents: v.number(),
  /** Name of the person or the organization; empty if none was given. */
  donor: v.string(),
  contribution: v.picklist(contributionKinds),
  /** Description of what was given in return, or of the goods or services; else empty. */
  description: v.string(),
  purpose: v.string(),
  kind: v.picklist(giftKinds),
  state: v.picklist(giftStates),
  receipt: v.picklist(receiptStates),
  /** True for a demonstration, in which no money moved. */
  demo: v.boolean(),
});
export type GiftRow = v.InferOutput<typeof GiftRow>;

/** Payment that differs from the order, and its time (ISO). */
export const Surprise = /* @__PURE__ */ v.object({
  /** Amount and currency taken; orders are always in US dollars. */
  cents: v.number(),
  currency: v.string(),
  orderedCents: v.number(),
  since: v.string(),
});

/**
 * States of a refund. `waits`: it waits for a second volunteer’s approval. `asked`: PayPal was asked and the result is unknown.
 * `pending`: PayPal is working on it. `done`: the money is refunded. `failed`: it did not go through. `dropped`: it was canceled
 * before PayPal was asked.
 */
export const refundStates = ['waits', 'asked', 'pending', 'done', 'failed', 'dropped'] as const;
export type RefundState = (typeof refundStates)[number];

/** Refund. Instants are ISO. */
export const Refund = /* @__PURE__ */ v.object({
  id: v.string(),
  cents: v.number(),
  reason: v.string(),
  /** Name of the volunteer; `null` for a refund made in PayPal itself. */
  by: v.nullable(v.string()),
  /** True if the volunteer is the current one. */
  mine: v.boolean(),
  at: v.string(),
  state: v.picklist(refundStates),
  /** Time at which it was completed, failed or was canceled. */
  doneAt: v.nullable(v.string()),
  /** Explanation of a failed refund; else empty. */
  detail: v.string(),
  /** True if the money was returned in another way and only recorded here. */
  byHand: v.boolean(),
});
export type Refund = v.InferOutput<typeof Refund>;

/** Steps of a gift’s history. */
const giftSteps = [
  'ordered',
  'approved',
  'received',
  'declined',
  'failed',
  'recorded',
  'taken back',
  'refund waits',
  'refund asked',
  'refund done',
  'refund failed',
  'refund dropped',
  'receipt',
  'statement',
] as const;

/** Step of a gift’s history. */
export const GiftStep = /* @__PURE__ */ v.object({
  at: v.string(),
  what: v.picklist(giftSteps),
  /** Source of the step: the donor’s browser, a PayPal webhook, the site’s own check with PayPal, or a volunteer. */
  cause: v.picklist(['browser', 'webhook', 'reconcile', 'office']),
  /** Text from the payment service, or a reason; may be empty. */
  detail: v.string(),
  /** Name of the volunteer; `null` for other sources. */
  by: v.nullable(v.string()),
  cents: v.nullable(v.number()),
});
export type GiftStep = v.InferOutput<typeof GiftStep>;

/** Gift with all its details. */
export const Gift = /* @__PURE__ */ v.object({
  ...GiftRow.entries,
  version: Version,
  /** Name of the organization that gave; empty for a person. First and last name are then those of its contact. */
  organization: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** Email address; may be empty. */
  email: v.string(),
  graduationYear: v.nullable(v.number()),
  program: v.string(),
  note: v.string(),
  /** PayPal’s own number, which the bank statement lists. */
  captureId: v.nullable(v.string()),
  /** Fee that PayPal kept, and the net amount; `null` if PayPal did not report it, or in another currency. */
  fee: v.nullable(v.object({ cents: v.number(), netCents: v.number() })),
  orderedCents: v.number(),
  receivedAt: v.nullable(v.string()),
  recordedBy: v.nullable(v.string()),
  /** History, oldest first. */
  steps: v.array(GiftStep),
  /** Value of what was given in return; 0 for nothing. */
  fairValueCents: v.number(),
  /** Receipt as it would be sent now; `null` if nothing was received. */
  sheet: v.nullable(ReceiptSheet),
  receiptAt: v.nullable(v.string()),
  /** Refunds, oldest first. */
  refunds: v.array(Refund),
  refundable: v.object({
    /** Refundable amount in cents, without refunds in progress. */
    cents: v.number(),
    /** Last time at which PayPal refunds it; `null` if it never will. */
    until: v.nullable(v.string()),
    /** Way of refunding: `provider` through PayPal, `by-hand` recorded after a check was sent, or `none`. */
    way: v.picklist(['provider', 'by-hand', 'none']),
    /** Reason for not refunding through PayPal; else empty. */
    why: v.string(),
  }),
  /** Amount in cents above which a refund needs a second approval; `null` if the association does not require it. */
  secondYesAbove: v.nullable(v.number()),
  /** Deadline for the current volunteer to undo their own record; `null` if they cannot. */
  undoUntil: v.nullable(v.string()),
});
export type Gift = v.InferOutput<typeof Gift>;
