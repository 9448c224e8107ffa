import * as v from 'valibot';
import { contributionKinds, isThirdPartyGift } from '../../donations/contributions.ts';
import { limits } from '../../limits.ts';
import { optionalName } from '../../person-name.ts';
import { optionalEmail, optionalLine, optionalParagraphs, searchText } from '../../text.ts';
import { Done } from '../done.ts';
import { bodyOf, dayText, NoBody } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Gift, GiftParams, GiftRow, giftKinds, giftStates, Surprise, Version } from './model.ts';
import { officeGiftMessages as messages } from './messages.ts';

const { notUnderstood } = officeMessages;

const day = v.optional(dayText(notUnderstood));

const dollars = v.optional(
  v.pipe(v.string(notUnderstood), v.regex(/^\d{1,8}$/, notUnderstood), v.transform(Number)),
);

/** Which gifts. */
const filters = {
  /** Words of the name, an e-mail’s beginning, or a reference. */
  q: v.optional(searchText(100, notUnderstood), ''),
  /** Without: those that were received, and those of which nobody knows. */
  state: v.optional(v.picklist([...giftStates, 'all'], notUnderstood)),
  kind: v.optional(v.picklist(giftKinds, notUnderstood)),
  /** Days in the association’s zone, both included. */
  from: day,
  to: day,
  /** Whole dollars of what came, or was ordered, both included. */
  least: dollars,
  most: dollars,
  /** Only those of which something was given back. */
  refunded: v.optional(v.literal('yes', notUnderstood)),
};
const Filters = /* @__PURE__ */ v.object(filters);
export type GiftFilters = v.InferOutput<typeof Filters>;

const page = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
  '1',
);

/** Gifts, newest first, 50 to a page. */
export const getGifts = {
  method: 'GET',
  path: '/gifts',
  query: /* @__PURE__ */ v.object({ ...filters, page }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(GiftRow),
    more: v.boolean(),
    /** Of all that match: how many; and of those that were received, what came and what was given back. */
    count: v.number(),
    cents: v.number(),
    refundedCents: v.number(),
  }),
  permission: 'gift.see',
} as const satisfies OfficeCall;

/** What came within a time, and what was given back in it. */
const Sum = /* @__PURE__ */ v.object({ cents: v.number(), gifts: v.number(), refundedCents: v.number() });

/** Two years beside one another, by the months in which money came and went; and what does not settle. */
export const getGiftTotals = {
  method: 'GET',
  path: '/gifts/totals',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    /** `2026-10-16` where the association is at home, which may be another day than where a volunteer reads it. */
    today: v.string(),
    year: v.number(),
    /** January to December of this year, and of the one before. */
    months: v.array(v.object({ ...Sum.entries, month: v.number(), before: Sum })),
    /** What is left after refunds; from whom is counted by their e-mails. */
    thisYear: v.object({ cents: v.number(), gifts: v.number(), donors: v.number() }),
    /** Last year, up to this day of the calendar. */
    sameDay: v.object({ cents: v.number(), gifts: v.number() }),
    /** Asked for an hour ago and more, and nobody knows. */
    unsettled: v.array(v.object({ ...GiftRow.entries, since: v.string() })),
    refundsUnsettled: v.array(v.object({ reference: v.string(), cents: v.number(), since: v.string() })),
    /** In the last 30 days, and not gone back whole: what was taken is not what was ordered. */
    surprising: v.array(v.object({ reference: v.string(), donor: v.string(), ...Surprise.entries })),
  }),
  permission: 'gift.see',
} as const satisfies OfficeCall;

/** One gift, whatever became of it. */
export const getGift = {
  method: 'GET',
  path: '/gifts/{reference}',
  params: GiftParams,
  reads: true,
  answer: /* @__PURE__ */ v.object({ gift: Gift }),
  permission: 'gift.see',
} as const satisfies OfficeCall;

/** Most that one gift can be, in cents: a hundred million dollars. */
const mostCents = 10_000_000_000;

/** Whole cents of which there is one at least. */
/* @__NO_SIDE_EFFECTS__ */
const centsOr = (message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(mostCents, message));

export const Cents = /* @__PURE__ */ centsOr(messages.amount);

/** A gift that did not come by the payment service. The form and the server validate with the same. */
const giftEntries = {
  kind: v.picklist(['check', 'cash', 'other'], messages.kind),
  contribution: v.optional(v.picklist(contributionKinds, messages.contribution), 'gift'),
  /** The organization that gave, whose contact the person is; of a grant or a match the fund or the company. Empty for a person. */
  organization: optionalName(limits.text.title, messages),
  firstName: optionalName(limits.text.name, messages),
  lastName: optionalName(limits.text.name, messages),
  /** Empty for none. */
  email: optionalEmail(officeMessages.emailInvalid),
  /** 0 for goods or services, which have no amount. */
  cents: v.union([v.literal(0), Cents], messages.amount),
  /** What the donor received in return is worth, of a gift that was partly for something. */
  fairValueCents: v.optional(v.nullable(centsOr(messages.fairValue)), null),
  /** What the donor received in return, or which goods or services came. */
  description: optionalLine(limits.text.note, messages),
  /** `2026-10-16`, when it came; not in the future, in the association’s zone. */
  day: v.pipe(
    dayText(messages.day),
    v.check((text) => text >= '1990', messages.dayEarly),
  ),
  purpose: optionalLine(limits.text.note, messages),
  /** For the books alone: the number of a check. */
  note: optionalParagraphs(limits.text.note, messages),
  /** Whether the donor gets a receipt by mail. */
  receipt: v.boolean(notUnderstood),
};

type Typed = v.InferOutput<ReturnType<typeof bodyOf<typeof giftEntries>>>;

const isPerson = ({ contribution, organization }: Pick<Typed, 'contribution' | 'organization'>) =>
  organization === '' && !isThirdPartyGift(contribution);
const isDescribed: readonly Typed['contribution'][] = ['partial', 'goods'];

export const GiftFields = /* @__PURE__ */ v.pipe(
  bodyOf(giftEntries),
  v.forward(
    v.partialCheck(
      [['contribution'], ['organization']],
      ({ contribution, organization }) => !isThirdPartyGift(contribution) || organization !== '',
      messages.organization,
    ),
    ['organization'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['organization'], ['firstName']],
      (gift) => gift.firstName !== '' || !isPerson(gift),
      messages.firstName,
    ),
    ['firstName'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['organization'], ['lastName']],
      (gift) => gift.lastName !== '' || !isPerson(gift),
      messages.lastName,
    ),
    ['lastName'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['cents']],
      ({ contribution, cents }) => contribution === 'goods' || cents !== 0,
      messages.amount,
    ),
    ['cents'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['cents']],
      ({ contribution, cents }) => contribution !== 'goods' || cents === 0,
      messages.goodsAmount,
    ),
    ['cents'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['fairValueCents']],
      ({ contribution, fairValueCents }) => contribution !== 'partial' || fairValueCents !== null,
      messages.fairValue,
    ),
    ['fairValueCents'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['fairValueCents']],
      ({ contribution, fairValueCents }) => contribution === 'partial' || fairValueCents === null,
      messages.onlyPartly,
    ),
    ['fairValueCents'],
  ),
  v.forward(
    v.partialCheck(
      [['cents'], ['fairValueCents']],
      ({ cents, fairValueCents }) => fairValueCents === null || cents === 0 || fairValueCents <= cents,
      messages.fairValueMuch,
    ),
    ['fairValueCents'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['description']],
      ({ contribution, description }) => contribution !== 'partial' || description !== '',
      messages.inReturn,
    ),
    ['description'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['description']],
      ({ contribution, description }) => contribution !== 'goods' || description !== '',
      messages.goodsDescription,
    ),
    ['description'],
  ),
  v.forward(
    v.partialCheck(
      [['contribution'], ['description']],
      ({ contribution, description }) => isDescribed.includes(contribution) || description === '',
      messages.notDescribed,
    ),
    ['description'],
  ),
  v.forward(
    v.partialCheck(
      [['email'], ['receipt']],
      ({ email, receipt }) => !receipt || email !== '',
      messages.emailForReceipt,
    ),
    ['email'],
  ),
);
export type GiftFields = v.InferOutput<typeof GiftFields>;

/** Records a check, cash or other. Its receipt is held as letters of the Office are, so that it can be taken back with the record. */
export const recordGift = {
  method: 'POST',
  path: '/gifts',
  body: GiftFields,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    reference: v.string(),
    version: Version,
    /** ISO: until when it can be taken back. */
    undoUntil: v.string(),
    /** ISO: when the receipt leaves at the earliest; `null` for none. */
    leavesAt: v.nullable(v.string()),
  }),
  permission: 'gift.record',
} as const satisfies OfficeCall;

/** Takes back what one has recorded oneself within a quarter of an hour. 409 when it is another by now. */
export const undoRecord = {
  method: 'POST',
  path: '/gifts/{reference}/undo',
  params: GiftParams,
  body: /* @__PURE__ */ bodyOf({ version: Version }),
  reads: false,
  /** Whether its receipt had left, or may have. */
  answer: /* @__PURE__ */ v.object({ receiptLeft: v.boolean() }),
  permission: 'gift.record',
} as const satisfies OfficeCall;

/** Sends the receipt once more, as the gift stands now. It leaves at once. */
export const sendReceipt = {
  method: 'POST',
  path: '/gifts/{reference}/receipt',
  params: GiftParams,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'gift.receipt',
} as const satisfies OfficeCall;

/** Asks the payment service what became of a gift and of its refunds, and stores it. */
export const reconcileGift = {
  method: 'POST',
  path: '/gifts/{reference}/reconcile',
  params: GiftParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    state: v.picklist(giftStates),
    /** What is another now, nothing, or the payment service gave no clear answer. */
    said: v.picklist(['changed', 'same', 'unsure']),
  }),
  permission: 'gift.reconcile',
} as const satisfies OfficeCall;

/** The same for all of which the end is not known. */
export const reconcileAll = {
  method: 'POST',
  path: '/gifts/reconcile',
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** Gifts and refunds that were asked about. */
    asked: v.number(),
    settled: v.number(),
    unsure: v.number(),
  }),
  permission: 'gift.reconcile',
} as const satisfies OfficeCall;

/** Gifts as a file, with PayPal’s numbers, by which a treasurer matches the bank’s list. The log notes it. 422 for more than 100,000. */
export const exportGifts = {
  method: 'POST',
  path: '/gifts/export',
  timeoutMs: limits.uploadTimeoutMs,
  body: /* @__PURE__ */ bodyOf({ filters: bodyOf(filters) }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** RFC 4180, with a line of names. */
    csv: v.string(),
    rows: v.number(),
  }),
  permission: 'gift.export',
  stepUp: true,
} as const satisfies OfficeCall;
