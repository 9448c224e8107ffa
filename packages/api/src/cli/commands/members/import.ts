import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type RollColumn, rollColumns } from '../../../contract/office/rolls/roll.ts';
import type { Database } from '../../../server/database/database.ts';
import { toCsv } from '../../../server/http/csv.ts';
import { deletedAddresses } from '../../../server/mail/suppressions.ts';
import { fromFile, importMembers } from '../../../server/members/import-roll.ts';
import { ImportTaken } from '../../../server/members/portions.ts';
import { CsvError, csvText, type ReadText, readCsv } from '../../../server/members/rolls/csv.ts';
import { columnFaults, columnNamed, rollHelp } from '../../../server/members/rolls/lines.ts';
import { hereReason, sortRoll } from '../../../server/members/rolls/sorting.ts';
import { installationSecret } from '../../../server/settings/secret.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { encodingNames } from './encodings.ts';

interface Rejected {
  line: number;
  reason: string;
  content: string;
}

/** What each column of the file is. @throws CommandError that names what is missing, unknown or there twice. */
function columnsOf(headings: readonly string[]): RollColumn[] {
  const known = headings.map(columnNamed);
  const unknown = headings.filter((_, index) => known[index] === null);
  const { missing, twice } = columnFaults(known);
  const complaints = [
    ...(missing.length > 0 ? [`These columns are missing: ${missing.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`These are not known: ${unknown.map((name) => `"${name}"`).join(', ')}.`] : []),
    ...(twice.length > 0 ? [`These are there twice: ${twice.join(', ')}.`] : []),
  ];
  if (complaints.length > 0)
    throw new CommandError(
      [...complaints, `A roll has these: ${rollColumns.join(', ')}.`, 'Nothing was imported.'].join('\n'),
    );
  return known.filter((column) => column !== null);
}

/** Reads a whole roll: who can come in, and which lines cannot and why. @throws CommandError, CsvError */
async function readRoll(database: Database, text: string, isDeleted: (email: string) => boolean) {
  const records = readCsv(text);
  const header = records.next();
  if (header.done) throw new CommandError('The file is empty. Nothing was imported.');
  const kinds = columnsOf(header.value.cells);
  const contents = new Map<number, string>();
  const noted = function* () {
    for (const record of records) {
      contents.set(record.line, record.cells.join(' | '));
      yield record;
    }
  };
  const { fresh, here, rejected } = await sortRoll(database, noted(), kinds, isDeleted);
  const problems = [
    ...rejected,
    ...here.map(({ line, reference }) => ({ line, reason: hereReason(reference) })),
  ].sort((one, other) => one.line - other.line);
  return {
    members: fresh.map(({ member }) => member),
    rejected: problems.map((one): Rejected => ({ ...one, content: contents.get(one.line) ?? '' })),
  };
}

function contentOf(file: string): ReadText {
  try {
    return csvText(readFileSync(file));
  } catch (error) {
    if (error instanceof CsvError) throw error;
    throw new CommandError(`${file} could not be read.`);
  }
}

/** Every rejected line in a file of its own, beside the roll. */
function report(rejected: readonly Rejected[], target: string, print: (text: string) => void): void {
  if (rejected.length === 0) return;
  const csv = toCsv(
    ['line', 'reason', 'content'],
    rejected.map((one) => ({ ...one })),
  );
  try {
    writeFileSync(target, csv, { mode: 0o600 });
  } catch {
    rmSync(target, { force: true });
    throw new CommandError(`${target} could not be written. Nothing was imported.`);
  }
  for (const { line, reason } of rejected.slice(0, 10)) print(`line ${line}: ${reason}`);
  if (rejected.length > 10) print(`and ${rejected.length - 10} more`);
  print(`${rejected.length} lines cannot be imported; each is in ${target}.`);
}

/** The association's existing members. */
export const importRoll = command({
  name: 'import',
  summary: 'a roll of members into the directory, all at once and without mail; --dry-run only reports',
  options: {
    'dry-run': { summary: 'says who could be imported, and writes down only which lines cannot' },
    out: { value: 'FILE', summary: 'where those lines go; else FILE.csv.rejected.csv' },
    ...signed,
  },
  words: { file: { shown: 'FILE.csv' } },
  explained: [rollHelp],
  async run({ config, database, now, options, print, who, words: { file } }) {
    try {
      const isDeleted = await deletedAddresses(database, await installationSecret(database, config));
      const { text, encoding } = contentOf(file);
      if (encoding !== 'utf-8') print(`The file is in ${encodingNames[encoding]}.`);
      const { members, rejected } = await readRoll(database, text, isDeleted);
      report(rejected, options.out ?? `${file}.rejected.csv`, print);
      if (options['dry-run']) return print(`${members.length} could be imported; nothing was changed.`);
      if (members.length === 0) return print('Nobody was imported.');
      const leftOut = await importMembers(database, members, fromFile(who, basename(file)), now);
      for (const { email } of leftOut)
        print(`${email} asked to become a member meanwhile, and was left out.`);
      print(`${members.length - leftOut.length} are in the directory. No mail was sent.`);
    } catch (error) {
      if (error instanceof ImportTaken) throw new CommandError(error.message);
      if (error instanceof CsvError) throw new CommandError(`${error.message} Nothing was imported.`);
      throw error;
    }
  },
});
