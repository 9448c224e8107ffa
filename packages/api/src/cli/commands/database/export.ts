import { writeFileSync } from 'node:fs';
import { type Command, type CommandContext, CommandError } from '../../command.ts';
import { toCsv } from '../../csv.ts';

const tables = {
  members: 'members',
  stories: 'stories',
  jobs: 'jobs',
  messages: 'contact_messages',
} as const;
/** Columns that only the program reads. */
const internal = ['email_key', 'position', 'sort_name'];
const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);

/** Everything of one kind, for a spreadsheet. */
export const exportRows: Command = {
  name: 'export',
  usage: 'export --csv members|stories|jobs|messages [--out FILE]',
  summary: 'for a spreadsheet; formulas in it stay text',
  async run(context) {
    const { database, options, words } = context;
    const [name = 'members', ...more] = words;
    if (!options.csv || !isTable(name) || more.length > 0) {
      throw new CommandError(`Say what to export, and as what: banyan ${exportRows.usage}`, 2);
    }
    const rows = await database.selectFrom(tables[name]).selectAll().orderBy('created_at').execute();
    const columns = Object.keys(rows[0] ?? { id: '' }).filter((column) => !internal.includes(column));
    const csv = toCsv(
      columns,
      rows.map((row) => ({ ...row })),
    );
    handOver(context, csv, `${rows.length} ${name}`);
  },
};

/** Prints a table, or writes it into the file of `--out`. @param what Its rows in words, such as `12 members`. */
export function handOver({ options, print }: CommandContext, csv: string, what: string): void {
  if (!options.out) {
    print(csv.trimEnd());
    return;
  }
  try {
    writeFileSync(options.out, csv, { flag: 'wx', mode: 0o600 });
  } catch {
    throw new CommandError(`${options.out} could not be written; an existing file is never replaced.`);
  }
  print(`${what} written to ${options.out}.`);
}
