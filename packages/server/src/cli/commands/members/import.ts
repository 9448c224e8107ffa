import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ImportColumn, importColumns } from '@banyan/api/office';
import type { Database } from '../../../database/database.ts';
import { csvOf } from '../../../http/csv.ts';
import { deletedAddresses } from '../../../mail/suppressions.ts';
import { fromFile, importMemberRows } from '../../../members/import-member-rows.ts';
import { classifyRows, hereProblem, type LineProblem } from '../../../members/member-import/classify-rows.ts';
import { columnFaults, type List, linesBelow, readList } from '../../../members/member-import/columns.ts';
import { CsvError, csvText, type ReadText } from '../../../members/member-import/csv.ts';
import { importHelp } from '../../../members/member-import/lines.ts';
import { ImportTaken } from '../../../members/portions.ts';
import { installationSecret } from '../../../settings/secret.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { encodingNames } from './encodings.ts';
import { headingsOption, lineTyped } from './headings.ts';
import { printProblems } from './problems.ts';

interface Told extends LineProblem {
  content: string;
}
type Read = Awaited<ReturnType<typeof readImport>>;

/** Meaning of each column of the file. @throws CommandError that names a column that is missing or there twice. */
function columnsOf({ headings, columns, twice }: List): (ImportColumn | null)[] {
  const kinds = columns.map(({ guess }) => guess);
  const unknown = unread(columns);
  const { missing } = columnFaults(kinds);
  const complaints = [
    ...(missing.length > 0 ? [`These columns are missing: ${missing.join(', ')}.`] : []),
    ...(missing.length > 0 && unknown !== '' ? [`These columns are not known: ${unknown}.`] : []),
    ...(twice.length > 0 ? [`These columns are there twice: ${twice.join(', ')}.`] : []),
  ];
  if (complaints.length > 0)
    throw new CommandError(
      [
        `Line ${headings} is read as the headings; --headings says another.`,
        ...complaints,
        `A member import has these columns: ${importColumns.join(', ')}.`,
        'Nothing was imported.',
      ].join('\n'),
    );
  return kinds;
}

/** Headings of the columns that are not imported. */
const unread = (columns: List['columns']) =>
  columns
    .filter(({ guess, heading }) => guess === null && heading !== '')
    .map(({ heading }) => `"${heading}"`)
    .join(', ');

/**
 * Reads a whole member import: the people who can be imported, the rejected lines with reasons, and notes about the accepted ones.
 * @throws CommandError
 */
async function readImport(
  database: Database,
  text: string,
  list: List,
  isDeleted: (email: string) => boolean,
) {
  const kinds = columnsOf(list);
  const contents = new Map<number, string>();
  const kept = function* () {
    for (const record of linesBelow(text, list.headings)) {
      contents.set(record.line, record.cells.join(' | '));
      yield record;
    }
  };
  const { fresh, here, rejected, noted } = await classifyRows(database, kept(), kinds, isDeleted);
  const problems = [...rejected, ...here.map(({ line, reference }) => hereProblem(line, reference))].sort(
    (one, other) => one.line - other.line,
  );
  const withContent = (one: LineProblem): Told => ({ ...one, content: contents.get(one.line) ?? '' });
  return {
    members: fresh.map(({ member }) => member),
    rejected: problems.map(withContent),
    noted: noted.map(withContent),
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

/** Writes every line with a problem or note to a separate file next to the import. */
function report({ rejected, noted }: Read, target: string, print: (text: string) => void): void {
  const all = [...rejected, ...noted].sort((one, other) => one.line - other.line);
  if (all.length === 0) return;
  const csv = csvOf([
    ['line', 'reason', 'content'],
    ...all.map(({ line, reason, content }) => [line, reason, content]),
  ]);
  try {
    writeFileSync(target, csv, { mode: 0o600 });
  } catch {
    rmSync(target, { force: true });
    throw new CommandError(`${target} could not be written. Nothing was imported.`);
  }
  printProblems(rejected, print);
  if (rejected.length > 0) print(`${rejected.length} lines cannot be imported; each is in ${target}.`);
  printProblems(noted, print);
  if (noted.length > 0)
    print(`${noted.length} of those who can are noted in ${target}: a cell was left out, or read as no.`);
}

/** Imports the association’s existing members. */
export const importMembers = command({
  name: 'import',
  summary: 'imports members into the directory, all at once and without emails; --dry-run only reports',
  options: {
    'dry-run': { summary: 'reports who can be imported, and writes only the rejected lines' },
    ...headingsOption,
    out: { value: 'FILE', summary: 'file for the rejected lines; otherwise FILE.csv.rejected.csv' },
    ...signed,
  },
  words: { file: { shown: 'FILE.csv' } },
  explained: [importHelp],
  async run({ config, database, now, options, print, who, words: { file } }) {
    try {
      const isDeleted = await deletedAddresses(database, await installationSecret(database, config));
      const { text, encoding } = contentOf(file);
      if (encoding !== 'utf-8') print(`The file is in ${encodingNames[encoding]}.`);
      const list = await readList(text, lineTyped(options.headings));
      if (list.above > 0) print(`The headings are on line ${list.headings}; the lines above it are ignored.`);
      const read = await readImport(database, text, list, isDeleted);
      const { members } = read;
      const leftOutColumns = unread(list.columns);
      if (leftOutColumns !== '') print(`Not read: ${leftOutColumns}.`);
      report(read, options.out ?? `${file}.rejected.csv`, print);
      if (options['dry-run']) return print(`${members.length} could be imported; nothing was changed.`);
      if (members.length === 0) return print('Nobody was imported.');
      const leftOut = await importMemberRows(database, members, fromFile(who, basename(file)), now);
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
