import { dollars } from './dollars.ts';

/*
 * Contributions and the sentences that are true for them. Every document (receipt, email, statement, thank-you page, the member's
 * page, the Office) takes its sentences only from the table below. Rules: IRS Publication 1771.
 */

/**
 * Kinds of contributions: a gift; a payment partly for something in return (quid pro quo); goods or services; a grant of a
 * donor-advised fund; an employer's match. For the last two, the fund or the company is the donor.
 */
export const contributionKinds = ['gift', 'partial', 'goods', 'fund', 'match'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/** Facts of a contribution that its sentences depend on. Amounts in cents of US dollars. */
export interface Contribution {
  contribution: ContributionKind;
  reference: string;
  /** Amount paid, before refunds; 0 for goods. */
  paidCents: number;
  refundedCents: number;
  /** Good-faith estimate of what was given in return; 0 for nothing. */
  fairValueCents: number;
  /** Description of what was given in return, or of the goods or services received; empty for the other kinds. */
  description: string;
  /** Name of the organization that gave; empty for a person. */
  organization: string;
}

/** Sentence for a gift without anything in return (Publication 1771, written acknowledgments). */
export const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';

/** Returns the part of a payment that remains after refunds, in cents. */
export const keptCents = ({ paidCents, refundedCents }: Contribution): number =>
  Math.max(0, paidCents - refundedCents);

/** Returns true if the stored contact is the donor's adviser or employee. This person is thanked without tax sentences. */
export const isThirdPartyGift = (contribution: ContributionKind): boolean =>
  contribution === 'fund' || contribution === 'match';

/** Sentences and deductible amount of one kind of contribution. */
interface ContributionRule {
  /** Deductible amount in cents, as far as the association can say. */
  deductibleCents: (gift: Contribution) => number;
  /** Sentences on the receipt or the thank-you email. */
  sentences: (gift: Contribution) => readonly string[];
  /** Sentence on the yearly statement; empty if none is needed. */
  statement: (gift: Contribution) => string;
}

const leftOut = (gift: Contribution, what: string) => `${gift.reference} is not in the total: ${what}`;

/** Rules of each kind of contribution. */
export const contributionRules: Readonly<Record<ContributionKind, ContributionRule>> = {
  gift: {
    deductibleCents: keptCents,
    sentences: () => [nothingInReturn],
    statement: () => '',
  },
  partial: {
    deductibleCents: (gift) => Math.max(0, keptCents(gift) - gift.fairValueCents),
    sentences: (gift) => [
      `In return for this payment the donor received: ${gift.description}. Our good-faith estimate of its fair market value is ${dollars(gift.fairValueCents)}.`,
      `The amount deductible for federal income tax purposes is limited to the excess of ${gift.refundedCents > 0 ? 'what is left of the payment' : 'the payment'} over that value: ${dollars(contributionRules.partial.deductibleCents(gift))}.`,
    ],
    statement: (gift) => {
      const rest = contributionRules.partial.deductibleCents(gift);
      return rest > 0
        ? `${gift.reference}: of ${dollars(keptCents(gift))}, ${dollars(gift.fairValueCents)} paid for what the donor received in return (${gift.description}). Only the deductible rest, ${dollars(rest)}, is in the total.`
        : leftOut(
            gift,
            `what the donor received in return (${gift.description}) was worth as much as the payment.`,
          );
    },
  },
  goods: {
    deductibleCents: () => 0,
    sentences: () => [
      nothingInReturn,
      'We state no dollar value: the donor determines the value of goods, and services are not deductible.',
    ],
    statement: (gift) =>
      leftOut(gift, `it was goods or services (${gift.description}), which have a receipt of their own.`),
  },
  fund: {
    deductibleCents: () => 0,
    sentences: ({ organization }) => [
      `${organization} is the donor of this grant. Thank you for recommending us.`,
    ],
    statement: (gift) =>
      leftOut(gift, `${gift.organization} gave it from a donor-advised fund, and is its donor.`),
  },
  match: {
    deductibleCents: () => 0,
    sentences: ({ organization }) => [
      `${organization} is the donor of this matching gift. Thank you for asking for it.`,
    ],
    statement: (gift) => leftOut(gift, `${gift.organization} gave it as a matching gift, and is its donor.`),
  },
};

export const deductibleCents = (gift: Contribution): number =>
  contributionRules[gift.contribution].deductibleCents(gift);

/**
 * Returns the sentences of a yearly statement: what was given in return, what is left out and why, and that nothing was provided
 * for the rest. @param gifts All contributions of the year that were not refunded completely
 */
export function statementSentences(gifts: readonly Contribution[]): readonly string[] {
  const plain = gifts.filter(({ contribution }) => contribution === 'gift');
  const others = gifts.flatMap((gift) => contributionRules[gift.contribution].statement(gift) || []);
  const counted = gifts.filter((gift) => deductibleCents(gift) > 0).length;
  const which = counted > plain.length ? 'the other contributions in the total' : 'these contributions';
  const nothing =
    counted === 1 ? nothingInReturn : `No goods or services were provided in exchange for ${which}.`;
  return plain.length > 0 ? [...others, nothing] : others;
}
