import { moneyText } from '../../../server/donations/payments/paypal-answers.ts';
import { type YearOfGiving, yearOfGiving } from '../../../server/donations/reads.ts';
import { toCsv } from '../../../server/http/csv.ts';
import { organisation } from '../../../server/settings/organisation.ts';
import { command } from '../../command.ts';
import { handOver, into } from '../../hand-over.ts';
import { statementPage } from './statement-page.ts';

const columns = ['first_name', 'last_name', 'email', 'gifts', 'total_usd', 'receipts'] as const;

const rowOf = ({ firstName, lastName, email, gifts, cents }: YearOfGiving) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  gifts: gifts.length,
  total_usd: moneyText(cents),
  receipts: gifts.map(({ reference, cents: each }) => `${reference} ${moneyText(each)}`).join('; '),
});

/** In January: what every donor gave in a year. */
export const donationsStatement = command({
  name: 'donations statement',
  summary: 'what each donor gave in a year: a table, or a page to print',
  options: {
    year: { value: 'YEAR', summary: 'four figures', required: 'Say the year, and as what' },
    csv: { summary: 'a table for a spreadsheet', shownAs: '--csv|--page' },
    page: { summary: 'a page to print, a sheet for each donor', shownAs: '--csv|--page' },
    ...into,
  },
  words: {},
  async run({ config, database, misspelt, options, print }) {
    const year = Number(options.year);
    if (!/^\d{4}$/.test(options.year) || options.csv === options.page) {
      throw misspelt('Say the year, and as what');
    }
    const office = await organisation(database);
    const provider = config.paypal ? 'paypal' : 'demo';
    const donors = await yearOfGiving(database, { year, timeZone: office.timeZone, provider });
    const text = options.page
      ? statementPage(office, year, donors, provider === 'demo')
      : toCsv(columns, donors.map(rowOf));
    handOver(text, `${donors.length} donors`, options.out, print);
  },
});
