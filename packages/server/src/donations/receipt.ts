import { paperWarning, type ReceiptSheet } from '@banyan/api/contract';
import {
  type Contribution,
  contributionRules,
  deductibleCents,
  dollars,
  keptCents,
} from '@banyan/api/internal';
import { isThirdPartyGift } from '@banyan/api/office';
import type { DonationTable } from '../database/donation-tables.ts';
import { longDay } from '../dates.ts';
import type { Organisation } from '../settings/organisation.ts';
import { donorName, personName } from './donor.ts';
import type { Issuer } from './issuer.ts';

const money = (cents: number, currency: string) =>
  currency === 'USD' ? dollars(cents) : `${(cents / 100).toFixed(2)} ${currency}`;

/** Joins the lines of a text into one: `P.O. Box 1855, Evanston, IL 60201`. */
export const oneLine = (text: string, separator = ' '): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator);

/** Sentence about the association’s tax-exempt status. */
export const taxStanding = ({ name }: Organisation) =>
  `${name} is a nonprofit under section 501(c)(3) of the Internal Revenue Code.`;

/** Columns of a gift that a receipt shows. */
export type Receipted = Pick<
  DonationTable,
  | 'reference'
  | 'provider'
  | 'organization'
  | 'first_name'
  | 'last_name'
  | 'cents'
  | 'captured_cents'
  | 'currency'
  | 'captured_currency'
  | 'refunded_cents'
  | 'captured_at'
  | 'created_at'
  | 'capture_id'
  | 'kind'
  | 'purpose'
  | 'contribution'
  | 'fair_value_cents'
  | 'description'
>;

/** Converts a stored gift for the table of receipt sentences. */
export const contributionOf = (
  row: Pick<
    DonationTable,
    | 'contribution'
    | 'reference'
    | 'cents'
    | 'captured_cents'
    | 'refunded_cents'
    | 'fair_value_cents'
    | 'description'
    | 'organization'
  >,
): Contribution => ({
  contribution: row.contribution,
  reference: row.reference,
  paidCents: row.captured_cents ?? row.cents,
  refundedCents: row.refunded_cents,
  fairValueCents: row.fair_value_cents ?? 0,
  description: row.description,
  organization: row.organization ?? '',
});

const ways: Readonly<Record<DonationTable['kind'], string>> = {
  online: 'online',
  check: 'check',
  cash: 'cash',
  other: 'other means',
};

/** Labels of facts that are short enough to share a row. */
const halves: readonly string[] = ['EIN', 'Date'];

type Fact = readonly [label: string, value: string | false | null];

const givenFacts = (gift: Contribution): readonly Fact[] => {
  switch (gift.contribution) {
    case 'partial':
      return [
        ['In return', gift.description],
        ['Fair value', dollars(gift.fairValueCents)],
        ['Deductible', dollars(deductibleCents(gift))],
      ];
    case 'goods':
      return [['Given', gift.description]];
    default:
      return [];
  }
};

/** Role of the person named next to an organization. */
const contactLabels: Readonly<Record<Contribution['contribution'], string>> = {
  gift: 'Contact',
  partial: 'Contact',
  goods: 'Contact',
  fund: 'Advisor',
  match: 'Employee',
};

/** Receipt of a gift. For a fund’s grant or a company’s match it thanks the person and says nothing about taxes. */
export function receiptSheet(office: Issuer, row: Receipted): ReceiptSheet {
  const gift = contributionOf(row);
  const isThanks = isThirdPartyGift(gift.contribution);
  const isDemo = row.provider === 'demo';
  const isGoods = gift.contribution === 'goods';
  const currency = row.captured_currency ?? row.currency;
  const facts: readonly Fact[] = [
    [isThanks ? 'Reference' : 'Receipt', row.reference],
    ['Received by', office.name],
    ['Address', oneLine(office.postalAddress, ', ')],
    ['Donor', donorName(row)],
    [contactLabels[gift.contribution], row.organization !== null && personName(row)],
    ...givenFacts(gift),
    ['Paid', row.refunded_cents > 0 && money(gift.paidCents, currency)],
    ['Refunded', row.refunded_cents > 0 && money(row.refunded_cents, currency)],
    ['Purpose', oneLine(row.purpose ?? '')],
    row.capture_id === null ? ['Paid by', !isGoods && ways[row.kind]] : ['Transaction', row.capture_id],
    ['EIN', !isThanks && office.ein],
    ['Date', longDay(row.captured_at ?? row.created_at, office.timeZone)],
  ];
  const taxes = isThanks ? [] : [taxStanding(office)];
  return {
    heading: isThanks ? 'Thank you' : isDemo ? 'Demo receipt' : 'Receipt',
    warning: isThanks ? null : paperWarning(office.ein, isDemo),
    facts: facts.flatMap(([label, value]) =>
      value ? [{ label, value, ...(halves.includes(label) && { half: true }) }] : [],
    ),
    amount: isGoods ? null : money(keptCents(gift), currency),
    sentences: [...contributionRules[gift.contribution].sentences(gift), ...taxes],
  };
}

/** Receipt as lines of text, without its warning: its facts, an empty line, its sentences. */
export const sheetLines = ({ facts, amount, sentences }: ReceiptSheet): string[] => [
  ...[...facts, ...(amount === null ? [] : [{ label: 'Amount', value: amount }])].map(
    ({ label, value }) => `${`${label}:`.padEnd(14)} ${value}`,
  ),
  ...(sentences.length > 0 ? ['', ...sentences] : []),
];
