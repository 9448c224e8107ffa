import * as v from 'valibot';
import { contributionKinds } from '../../donations/contributions.ts';
import { ReceiptSheet } from '../../donations/receipt-sheet.ts';
import { officeMessages } from '../messages.ts';

const { notUnderstood } = officeMessages;

/** How a gift came: by the payment service, or recorded by a volunteer. */
export const giftKinds = ['online', 'check', 'cash', 'other'] as const;
export type GiftKind = (typeof giftKinds)[number];

/**
 * How far a gift came: the money is here; it was asked for and nobody knows whether it came; nobody asked for it yet; it was declined; or
 * nothing will come of it.
 */
export const giftStates = ['received', 'hanging', 'open', 'declined', 'failed'] as const;
export type GiftState = (typeof giftStates)[number];

/** Where the last receipt is: it left, it waits or is held, it could not be sent so far, or there is none. */
const receiptStates = ['sent', 'waiting', 'failed', 'none'] as const;

/** Grows with every change: what is changed is what was looked at. */
export const Version = /* @__PURE__ */ v.pipe(v.number(notUnderstood), v.integer(notUnderstood));

/** A gift in a list. Cents of US dollars; days in the association’s zone. */
export const GiftRow = /* @__PURE__ */ v.object({
  reference: v.string(),
  /** When it was received; of one that was not, when it was ordered. */
  day: v.string(),
  /** What came; of one that was not received, what was ordered. Of goods 0. */
  cents: v.number(),
  refundedCents: v.number(),
  /** The person or the organization that gave. Empty where nobody left a name. */
  donor: v.string(),
  contribution: v.picklist(contributionKinds),
  /** Description of what was given in return, or of which goods or services came; else empty. */
  description: v.string(),
  purpose: v.string(),
  kind: v.picklist(giftKinds),
  state: v.picklist(giftStates),
  receipt: v.picklist(receiptStates),
  /** Whether no money moved, because it was a demonstration. */
  demo: v.boolean(),
});
export type GiftRow = v.InferOutput<typeof GiftRow>;

/** Money that came otherwise than it was ordered, and when (ISO). */
export const Surprise = /* @__PURE__ */ v.object({
  /** What was taken, and of which currency; what was ordered is always in US dollars. */
  cents: v.number(),
  currency: v.string(),
  orderedCents: v.number(),
  since: v.string(),
});

/**
 * Where a refund is: it waits for a second person’s yes; PayPal was asked, and what came of it is not known yet; PayPal works on it; the money
 * is back; it did not go through; or it was given up before anybody was asked.
 */
export const refundStates = ['waits', 'asked', 'pending', 'done', 'failed', 'dropped'] as const;
export type RefundState = (typeof refundStates)[number];

/** A refund. Instants are ISO. */
export const Refund = /* @__PURE__ */ v.object({
  id: v.string(),
  cents: v.number(),
  reason: v.string(),
  /** Name of the volunteer; `null` for one that was made at PayPal itself. */
  by: v.nullable(v.string()),
  /** Whether it was whoever asks. */
  mine: v.boolean(),
  at: v.string(),
  state: v.picklist(refundStates),
  /** When it came to an end. */
  doneAt: v.nullable(v.string()),
  /** A sentence, of one that did not go through; else empty. */
  detail: v.string(),
  /** Whether the money went back otherwise, and was only recorded here. */
  byHand: v.boolean(),
});
export type Refund = v.InferOutput<typeof Refund>;

/** What can happen to a gift, in the words of the books. */
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

/** One thing that happened to a gift. */
export const GiftStep = /* @__PURE__ */ v.object({
  at: v.string(),
  what: v.picklist(giftSteps),
  /** Who brought the news: the donor’s browser, PayPal by itself, the site that asked PayPal, or a volunteer. */
  cause: v.picklist(['browser', 'webhook', 'reconcile', 'office']),
  /** Words of the payment service, or a reason; may be empty. */
  detail: v.string(),
  /** Name of the volunteer; `null` for nobody in particular. */
  by: v.nullable(v.string()),
  cents: v.nullable(v.number()),
});
export type GiftStep = v.InferOutput<typeof GiftStep>;

/** A gift, whole. */
export const Gift = /* @__PURE__ */ v.object({
  ...GiftRow.entries,
  version: Version,
  /** Name of the organization that gave; empty for a person. First and last name are then its contact’s. */
  organization: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** Empty for none. */
  email: v.string(),
  graduationYear: v.nullable(v.number()),
  program: v.string(),
  note: v.string(),
  /** PayPal’s own number, by which the bank’s list knows it. */
  captureId: v.nullable(v.string()),
  /** What PayPal kept of it, and what was left for the association; `null` where PayPal did not say, or in another currency. */
  fee: v.nullable(v.object({ cents: v.number(), netCents: v.number() })),
  orderedCents: v.number(),
  receivedAt: v.nullable(v.string()),
  recordedBy: v.nullable(v.string()),
  /** Oldest first. */
  steps: v.array(GiftStep),
  /** Value of what was given in return; 0 for nothing. */
  fairValueCents: v.number(),
  /** The receipt as it would be sent now; `null` where nothing came. */
  sheet: v.nullable(ReceiptSheet),
  receiptAt: v.nullable(v.string()),
  /** Oldest first. */
  refunds: v.array(Refund),
  refundable: v.object({
    /** What is left, without what is on its way back already. */
    cents: v.number(),
    /** Until when PayPal gives back; `null` where it never will. */
    until: v.nullable(v.string()),
    /** By PayPal at a press, recorded after a check was sent, or not at all. */
    way: v.picklist(['provider', 'by-hand', 'none']),
    /** A sentence, where it is not by PayPal; else empty. */
    why: v.string(),
  }),
  /** Above which a refund waits for another person’s yes, in cents; `null` where the association has not decided so. */
  secondYesAbove: v.nullable(v.number()),
  /** Until when whoever asks may take their own record back; `null` where they may not. */
  undoUntil: v.nullable(v.string()),
});
export type Gift = v.InferOutput<typeof Gift>;
