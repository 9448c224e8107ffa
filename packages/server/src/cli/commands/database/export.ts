import type { Database } from '../../../database/database.ts';
import { toCsv } from '../../../http/csv.ts';
import { isHere } from '../../../members/imports.ts';
import { programName } from '../../../members/naming.ts';
import { exportPerson } from '../../../people/export.ts';
import { installationSecret } from '../../../settings/secret.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { handOver, into } from '../../hand-over.ts';

const tables = {
  members: 'members',
  stories: 'stories',
  jobs: 'jobs',
  messages: 'contact_messages',
} as const;
/** Columns for internal use only. */
const internal = ['email_key', 'position', 'sort_name', 'imported'];
const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);

const howToAsk = 'Say what to export, and as what';

/** All rows of one kind, as a table. */
async function tableOf(database: Database, name: keyof typeof tables) {
  const rows =
    name === 'members'
      ? (await database.selectFrom('members').selectAll().where(isHere).orderBy('created_at').execute()).map(
          // Program name, which an import can read; `dept` alone does not distinguish other programs.
          (row) => ({ ...row, program: programName(row) }),
        )
      : await database.selectFrom(tables[name]).selectAll().orderBy('created_at').execute();
  const columns = Object.keys(rows[0] ?? { id: '' }).filter((column) => !internal.includes(column));
  const csv = toCsv(
    columns,
    rows.map((row) => ({ ...row })),
  );
  return { csv, count: rows.length };
}

/** All data of one person, as JSON. */
async function personOf(database: Database, secret: string, email: string) {
  const person = await exportPerson(database, secret, email);
  const count = Object.values(person).flat().length;
  if (count === 0) throw new CommandError(`There is nothing of ${email} in here.`);
  return { json: `${JSON.stringify({ email, ...person }, undefined, 2)}\n`, count };
}

/** Exports all rows of one kind for a spreadsheet, or all data of one person. */
export const exportRows = command({
  name: 'export',
  summary:
    'exports one kind of record as a spreadsheet (--csv, formulas stay text), or all data of one person as JSON',
  options: { csv: { summary: 'as CSV; for a kind of record, not for a person' }, ...into },
  words: { what: { shown: `${Object.keys(tables).join('|')}|EMAIL`, count: 'optional' } },
  async run({ config, database, misspelt, options: { csv, out }, print, words: { what = 'members' } }) {
    if (what.includes('@') && !csv) {
      const { json, count } = await personOf(database, await installationSecret(database, config), what);
      return handOver(json, `${count} entries with ${what}`, out, print);
    }
    if (!csv || !isTable(what)) throw misspelt(howToAsk);
    const table = await tableOf(database, what);
    handOver(table.csv, `${table.count} ${what}`, out, print);
  },
});
