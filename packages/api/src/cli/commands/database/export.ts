import { isShown } from '../../../server/members/imports.ts';
import { command } from '../../command.ts';
import { toCsv } from '../../csv.ts';
import { handOver, into } from '../../hand-over.ts';

const tables = {
  members: 'members',
  stories: 'stories',
  jobs: 'jobs',
  messages: 'contact_messages',
} as const;
/** Columns that only the program reads. */
const internal = ['email_key', 'position', 'sort_name', 'imported'];
const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);

const howToAsk = 'Say what to export, and as what';

/** Everything of one kind, for a spreadsheet. */
export const exportRows = command({
  name: 'export',
  summary: 'for a spreadsheet; formulas in it stay text',
  options: { csv: { summary: 'as a table', required: howToAsk }, ...into },
  words: { table: { shown: Object.keys(tables).join('|'), count: 'optional' } },
  async run({ database, misspelt, options, print, words: { table: name = 'members' } }) {
    if (!isTable(name)) throw misspelt(howToAsk);
    const rows =
      name === 'members'
        ? await database.selectFrom('members').selectAll().where(isShown).orderBy('created_at').execute()
        : await database.selectFrom(tables[name]).selectAll().orderBy('created_at').execute();
    const columns = Object.keys(rows[0] ?? { id: '' }).filter((column) => !internal.includes(column));
    const csv = toCsv(
      columns,
      rows.map((row) => ({ ...row })),
    );
    handOver(csv, `${rows.length} ${name}`, options.out, print);
  },
});
