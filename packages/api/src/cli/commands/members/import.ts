import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { emailKey } from '../../../server/database/identity.ts';
import { toCsv } from '../../../server/http/csv.ts';
import { deletedAddresses } from '../../../server/mail/suppressions.ts';
import { ImportTaken } from '../../../server/members/import-portions.ts';
import { importMembers, knownEmails, type RollMember } from '../../../server/members/import-roll.ts';
import { installationSecret } from '../../../server/settings/secret.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { CsvError, csvText, readCsv } from '../../csv-reading.ts';
import { signed } from '../../definition.ts';
import { columnsOf, memberOf, rollHelp } from './roll.ts';

interface Rejected {
  line: number;
  reason: string;
  content: string;
}

interface Roll {
  members: RollMember[];
  rejected: Rejected[];
}

/** Who is in here by which e-mail, and whose e-mail was deleted because they wanted it. */
interface Here {
  known: ReadonlyMap<string, string>;
  isDeleted: (email: string) => boolean;
}

/** Reads a whole roll: who can come in, and which lines cannot and why. @throws CommandError, CsvError */
function readRoll(text: string, { known, isDeleted }: Here): Roll {
  const records = readCsv(text);
  const header = records.next();
  if (header.done) throw new CommandError('The file is empty. Nothing was imported.');
  const kinds = columnsOf(header.value.cells);
  const roll: Roll = { members: [], rejected: [] };
  const lines = new Map<string, number>();
  for (const { line, cells } of records) {
    const refuse = (reason: string) => void roll.rejected.push({ line, reason, content: cells.join(' | ') });
    const member = memberOf(kinds, cells);
    if (typeof member === 'string') {
      refuse(member);
      continue;
    }
    const key = emailKey(member.email);
    const [before, reference] = [lines.get(key), known.get(key)];
    if (before !== undefined) refuse(`the e-mail is that of line ${before}`);
    else if (reference !== undefined) refuse(`the e-mail is in here already: ${reference}`);
    else if (isDeleted(key))
      refuse('the person with this e-mail had everything deleted, and does not come back by a roll');
    else {
      lines.set(key, line);
      roll.members.push(member);
    }
  }
  return roll;
}

function contentOf(file: string): string {
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
      const known = await knownEmails(database);
      const isDeleted = await deletedAddresses(database, await installationSecret(database, config));
      const { members, rejected } = readRoll(contentOf(file), { known, isDeleted });
      report(rejected, options.out ?? `${file}.rejected.csv`, print);
      if (options['dry-run']) return print(`${members.length} could be imported; nothing was changed.`);
      if (members.length === 0) return print('Nobody was imported.');
      const leftOut = await importMembers(database, members, { who, from: basename(file) }, now);
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
