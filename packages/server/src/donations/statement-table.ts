import { toCsv } from '../http/csv.ts';
import { moneyText } from './payments/paypal-answers.ts';
import type { YearOfGiving } from './reads.ts';

const columns = [
  ...['first_name', 'last_name', 'email', 'gifts', 'total_usd', 'receipts'],
  ...['organization', 'left_out', 'sentences'],
];

const rowOf = ({ firstName, lastName, email, gifts, cents, ...donor }: YearOfGiving) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  gifts: gifts.length,
  total_usd: moneyText(cents),
  receipts: gifts
    .map(
      ({ reference, cents: each, purpose }) =>
        `${reference} ${moneyText(each)}${purpose && ` for ${purpose}`}`,
    )
    .join('; '),
  organization: donor.organization,
  left_out: donor.leftOut,
  sentences: donor.sentences.join(' '),
});

/** Statements of a year as CSV, one row per donor. */
export const statementTable = (donors: readonly YearOfGiving[]): string => toCsv(columns, donors.map(rowOf));
