import { paperWarning } from '@banyan/api/contract';
import { dollars } from '@banyan/api/internal';
import { toCsv } from '../http/csv.ts';
import { unbroken } from '../mail/unbroken.ts';
import type { Issuer } from './issuer.ts';
import { moneyText } from './payments/paypal-answers.ts';
import { statedName, type YearOfGiving } from './reads.ts';
import { oneLine, receiptDay, taxStanding } from './receipt.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Made to be printed: no theme reaches a file on a volunteer's disk. */
const styles = `
  body { font: 12pt/1.5 Georgia, serif; margin: 0 auto; max-width: 42rem; padding: 2rem; }
  section { break-after: page; margin-bottom: 4rem; }
  section:last-child { break-after: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid; padding: 0.3rem 0; text-align: left; }
  td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
`;

function donorSection(office: Issuer, year: number, donor: YearOfGiving, demo: boolean): string {
  const warning = paperWarning(office.ein, demo);
  const name = html(statedName(donor) || 'somebody who left no name');
  const rows = donor.gifts.map(
    ({ at, reference, cents, purpose }) =>
      `<tr><td>${html(receiptDay(at, office.timeZone))}</td><td>${html(reference)}</td><td>${html(purpose)}</td><td>${dollars(cents)}</td></tr>`,
  );
  return [
    '<section>',
    `<h1>${html(office.name)}</h1>`,
    office.postalAddress ? `<p>${html(oneLine(office.postalAddress, ', '))}</p>` : '',
    office.ein ? `<p>EIN ${html(office.ein)}</p>` : '',
    warning === null ? '' : `<p><strong>${html(warning)}</strong></p>`,
    `<h2>Contributions of ${name} in ${year}</h2>`,
    donor.email ? `<p>${html(donor.email)}</p>` : '',
    '<table><thead><tr><th scope="col">Date</th><th scope="col">Receipt</th><th scope="col">Purpose</th><th scope="col">Amount</th></tr></thead>',
    `<tbody>${rows.join('')}</tbody>`,
    `<tfoot><tr><th scope="row" colspan="3">Total</th><td>${dollars(donor.cents)}</td></tr></tfoot></table>`,
    ...[...donor.sentences, unbroken(taxStanding(office))].map((sentence) => `<p>${html(sentence)}</p>`),
    '</section>',
  ].join('\n');
}

/** The statements of a year, a sheet of paper for each donor. */
export function statementPage(
  office: Issuer,
  year: number,
  donors: readonly YearOfGiving[],
  demo: boolean,
): string {
  const title = `Contributions in ${year}`;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${styles}</style></head><body>`,
    ...donors.map((donor) => donorSection(office, year, donor, demo)),
    '</body></html>',
  ].join('\n');
}

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

/** The same as a table. */
export const statementTable = (donors: readonly YearOfGiving[]): string => toCsv(columns, donors.map(rowOf));
