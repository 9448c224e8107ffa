import { setImmediate } from 'node:timers/promises';
import { emailKey } from '@banyan/api/internal';
import type { ImportColumn } from '@banyan/api/office';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { engineOf } from '../../database/engine.ts';
import type { ImportMember } from '../import-member-rows.ts';
import { isHere } from '../imports.ts';
import { likenessOf, membersLike } from '../similarity.ts';
import { linesAtOnce } from './columns.ts';
import type { CsvRecord } from './csv.ts';
import { memberOf } from './lines.ts';

/** A line of a roll that can come in. */
export interface FreshLine {
  line: number;
  member: ImportMember;
}

/** A line whose email is in here already: of one email rather who is approved. */
export interface HereLine extends FreshLine {
  id: string;
  reference: string;
  isMember: boolean;
}

/** A line with something to say about. */
export interface LineProblem {
  line: number;
  reason: string;
  /** What is said of it without its own words, once each: the same for all lines of which the same is said. */
  groups: readonly string[];
}

/** What becomes of each line of a roll. */
export interface ClassifiedImport {
  fresh: FreshLine[];
  here: HereLine[];
  rejected: LineProblem[];
  /** Of those who come in: lines of which a cell was left out, or had to be chosen. */
  noted: LineProblem[];
}

/** Emails that are looked up by one statement. */
const keysAtOnce = 1_000;

/** A problem of which every line says the same. */
export const problemOf = (line: number, reasons: readonly string[]): LineProblem => ({
  line,
  reason: reasons.join('; '),
  groups: reasons,
});

const deletedReason = 'the person with this email asked to be deleted and is not imported again';
const hereReason = 'a member already has this email';
/** Why nobody comes in who is here. */
export const hereProblem = (line: number, reference: string): LineProblem => ({
  line,
  reason: `${hereReason}: ${reference}`,
  groups: [hereReason],
});

const twiceReason = 'an earlier line has the same email';

/** The lines as members, without those that cannot be one, or have the email of a line before. */
async function readLines(records: Iterable<CsvRecord>, kinds: readonly (ImportColumn | null)[]) {
  const read = new Map<string, FreshLine>();
  const rejected: LineProblem[] = [];
  const noted: LineProblem[] = [];
  let count = 0;
  for (const { line, cells, problem } of records) {
    count += 1;
    if (count % linesAtOnce === 0) await setImmediate();
    const found = problem === undefined ? memberOf(kinds, cells) : { reasons: [problem] };
    if ('reasons' in found) {
      rejected.push(problemOf(line, found.reasons));
      continue;
    }
    const { value: member, notes } = found;
    const key = emailKey(member.email);
    const before = read.get(key);
    if (before) {
      rejected.push({ line, reason: `line ${before.line} has the same email`, groups: [twiceReason] });
      continue;
    }
    read.set(key, { line, member });
    if (notes.length > 0) noted.push(problemOf(line, notes));
  }
  return { read, rejected, noted };
}

interface Known {
  id: string;
  email_key: string;
  reference: string;
  status: string;
}

/** Who of some emails is in here or asked to be, by the email. */
async function knownAmong(database: Database, keys: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const some = JSON.stringify(keys.slice(at, at + keysAtOnce).map((key) => [key]));
    const { rows } = await sql<Known>`
      select id, email_key, reference, status from members where status <> 'rejected' and ${isHere} and email_key in (
        select value ->> 0 from ${engineOf(database).elements(some)} as asked
      ) order by status desc`.execute(database);
    for (const row of rows) known.set(row.email_key, row);
  }
  return known;
}

/**
 * Says of each line of a roll what becomes of it. Changes nothing.
 * @param records Without the headings.
 * @param isDeleted Tells of an email whether its owner had it deleted here.
 */
export async function classifyRows(
  database: Database,
  records: Iterable<CsvRecord>,
  kinds: readonly (ImportColumn | null)[],
  isDeleted: (email: string) => boolean,
): Promise<ClassifiedImport> {
  const { read, rejected, noted } = await readLines(records, kinds);
  const known = await knownAmong(database, [...read.keys()]);
  const sorted: ClassifiedImport = { fresh: [], here: [], rejected, noted: [] };
  for (const [key, line] of read) {
    const one = known.get(key);
    if (one) {
      const { id, reference, status } = one;
      sorted.here.push({ ...line, id, reference, isMember: status === 'approved' });
    } else if (isDeleted(key)) rejected.push(problemOf(line.line, [deletedReason]));
    else sorted.fresh.push(line);
  }
  rejected.sort((one, other) => one.line - other.line);
  const refused = new Set(rejected.map(({ line }) => line));
  sorted.noted = noted.filter(({ line }) => !refused.has(line));
  return sorted;
}

const alikeReason = 'looks like somebody else: the same last name and year, another email';

/** Lines of those who come in that look like another of them, or like a member of the directory. */
export async function alikeLines(database: Database, fresh: readonly FreshLine[]): Promise<LineProblem[]> {
  const before = new Map<string, number>();
  const alike = new Map<number, string>();
  for (const { line, member } of fresh) {
    const like = `${member.year} ${likenessOf(member)}`;
    const twin = before.get(like);
    if (twin === undefined) before.set(like, line);
    else alike.set(line, `looks like line ${twin}: the same last name and year, another email`);
  }
  const found = await membersLike(
    database,
    fresh.map(({ line, member }) => ({ ...member, key: line })),
  );
  // Of several the first reference, whichever the database has found first.
  found.sort((one, other) => other.reference.localeCompare(one.reference));
  for (const { key, reference } of found)
    alike.set(key, `looks like ${reference}: the same last name and year, another email`);
  return [...alike]
    .map(([line, reason]) => ({ line, reason, groups: [alikeReason] }))
    .sort((one, other) => one.line - other.line);
}
