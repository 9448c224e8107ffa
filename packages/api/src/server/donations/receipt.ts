import type { DonationTable } from '../database/donation-tables.ts';
import type { Organisation } from '../settings/organisation.ts';

/** `$25.00`. */
export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const money = (cents: number, currency: string) =>
  currency === 'USD' ? dollars(cents) : `${(cents / 100).toFixed(2)} ${currency}`;

/** A day as receipts say it, in the association's zone. */
export const receiptDay = (iso: string, timeZone: string) =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });

/** What US tax law wants to be said about a gift for which nothing was given (IRC 170(f)(8)). */
export const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';

/** How the association stands with the tax office. */
export const taxStanding = ({ name }: Organisation) =>
  `${name} is a nonprofit under section 501(c)(3) of the Internal Revenue Code.`;

/** What a receipt tells of a gift. */
export type Receipted = Pick<
  DonationTable,
  | 'reference'
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
>;

const ways: Readonly<Record<DonationTable['kind'], string>> = {
  online: 'online',
  check: 'check',
  cash: 'cash',
  other: 'other means',
};

/** A receipt, line by line. */
export function receiptLines(office: Organisation, row: Receipted): string[] {
  const paid = row.captured_cents ?? row.cents;
  return [
    `Receipt:       ${row.reference}`,
    `Organization:  ${office.name}`,
    ...(office.ein ? [`EIN:           ${office.ein}`] : []),
    `Donor:         ${row.first_name} ${row.last_name}`,
    `Amount:        ${money(paid, row.captured_currency ?? row.currency)}`,
    ...(row.refunded_cents > 0 ? [`Refunded:      ${dollars(row.refunded_cents)}`] : []),
    `Date:          ${receiptDay(row.captured_at ?? row.created_at, office.timeZone)}`,
    `${row.capture_id === null ? 'Paid by:       ' : 'Transaction:   '}${row.capture_id ?? ways[row.kind]}`,
    '',
    nothingInReturn,
    taxStanding(office),
  ];
}
