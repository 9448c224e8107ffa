import * as v from 'valibot';
import { contributionKinds, isThirdPartyGift } from '../../donations/contributions.ts';
import { limits } from '../../limits.ts';
import { optionalName } from '../../person-name.ts';
import { optionalEmail, optionalLine, optionalParagraphs, searchText } from '../../text.ts';
import { bodyOf, dayText } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import { officeGiftMessages as messages } from './messages.ts';
import { giftKinds, giftStates } from './model.ts';

const { notUnderstood } = officeMessages;

const day = v.optional(dayText(notUnderstood));

const dollars = v.optional(
  v.pipe(v.string(notUnderstood), v.regex(/^\d{1,8}$/, notUnderstood), v.transform(Number)),
);

/** Filters of the list of gifts. */
export const filters = {
  /** Words of the name, the beginning of an email, or a reference. */
  q: v.optional(searchText(100, notUnderstood), ''),
  /** Without a state: gifts that were received, and gifts whose result is unknown. */
  state: v.optional(v.picklist([...giftStates, 'all'], notUnderstood)),
  kind: v.optional(v.picklist(giftKinds, notUnderstood)),
  /** Days in the association’s zone, both included. */
  from: day,
  to: day,
  /** Range of the received or ordered amount in whole dollars, both included. */
  least: dollars,
  most: dollars,
  /** Only gifts with a refund. */
  refunded: v.optional(v.literal('yes', notUnderstood)),
};
const Filters = /* @__PURE__ */ v.object(filters);
export type GiftFilters = v.InferOutput<typeof Filters>;

export const page = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
  '1',
);

/** Totals of a period: amounts received and amounts refunded. */
export const Sum = /* @__PURE__ */ v.object({
  cents: v.number(),
  gifts: v.number(),
  refundedCents: v.number(),
});

/** Largest amount of one gift, in cents: a hundred million dollars. */
const mostCents = 10_000_000_000;

/** Whole cents, at least 1. */
/* @__NO_SIDE_EFFECTS__ */
const centsOr = (message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(mostCents, message));

export const Cents = /* @__PURE__ */ centsOr(messages.amount);

/** Gift that was not made through the payment service. The form and the server validate with this same schema. */
const giftEntries = {
  kind: v.picklist(['check', 'cash', 'other'], messages.kind),
  contribution: v.optional(v.picklist(contributionKinds, messages.contribution), 'gift'),
  /** Organization that gave, with the person as its contact; for a grant or a match, the fund or the company. Empty for a person. */
  organization: optionalName(limits.text.title, messages),
  firstName: optionalName(limits.text.name, messages),
  lastName: optionalName(limits.text.name, messages),
  /** Email address; may be empty. */
  email: optionalEmail(officeMessages.emailInvalid),
  /** Amount; 0 for goods or services. */
  cents: v.union([v.literal(0), Cents], messages.amount),
  /** Value of what the donor received in return, for a partial gift. */
  fairValueCents: v.optional(v.nullable(centsOr(messages.fairValue)), null),
  /** Description of what the donor received in return, or of the goods or services. */
  description: optionalLine(limits.text.note, messages),
  /** Day of receipt, `2026-10-16`; not in the future in the association’s zone. */
  day: v.pipe(
    dayText(messages.day),
    v.check((text) => text >= '1990', messages.dayEarly),
  ),
  purpose: optionalLine(limits.text.note, messages),
  /** Note for bookkeeping only, such as the number of a check. */
  note: optionalParagraphs(limits.text.note, messages),
  /** True if the donor gets a receipt by email. */
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
