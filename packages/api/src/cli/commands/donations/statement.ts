import { moneyText } from '../../../server/donations/payments/paypal-answers.ts';
import { type YearOfGiving, yearOfGiving } from '../../../server/donations/reads.ts';
import { organisation } from '../../../server/settings/organisation.ts';
import { type Command, CommandError } from '../../command.ts';
import { toCsv } from '../../csv.ts';
import { handOver } from '../database/export.ts';
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
export const donationsStatement: Command = {
  name: 'donations statement',
  usage: 'donations statement --year YEAR --csv|--page [--out FILE]',
  summary: 'what each donor gave in a year: a table, or a page to print',
  async run(context) {
    const { config, database, options, words } = context;
    const year = Number(options.year);
    const oneForm = options.csv !== options.page && (options.csv || options.page);
    if (!/^\d{4}$/.test(options.year ?? '') || !oneForm || words.length > 0) {
      throw new CommandError(`Say the year, and as what: banyan ${donationsStatement.usage}`, 2);
    }
    const office = await organisation(database);
    const provider = config.paypal ? 'paypal' : 'demo';
    const donors = await yearOfGiving(database, { year, timeZone: office.timeZone, provider });
    const text = options.page
      ? statementPage(office, year, donors, provider === 'demo')
      : toCsv(columns, donors.map(rowOf));
    handOver(context, text, `${donors.length} donors`);
  },
};
