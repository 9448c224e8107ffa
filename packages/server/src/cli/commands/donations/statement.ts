import { issuer } from '../../../donations/issuer.ts';
import { yearOfGiving } from '../../../donations/reads.ts';
import { statementPage, statementTable } from '../../../donations/statement-page.ts';
import { command } from '../../command.ts';
import { handOver, into } from '../../hand-over.ts';

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
    if (!/^(?:199\d|20\d\d|2100)$/.test(options.year) || options.csv === options.page) {
      throw misspelt('Say the year, and as what');
    }
    const office = await issuer(database);
    const provider = config.paypal ? 'paypal' : 'demo';
    const donors = await yearOfGiving(database, { year, timeZone: office.timeZone, provider });
    const text = options.page
      ? statementPage(office, year, donors, provider === 'demo')
      : statementTable(donors);
    handOver(text, `${donors.length} donors`, options.out, print);
  },
});
