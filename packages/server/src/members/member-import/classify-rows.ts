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

/** Line that can be imported. */
export interface FreshLine {
  line: number;
  member: ImportMember;
}

/** Line whose email address is registered already. If several entries have it, the approved one is used. */
export interface HereLine extends FreshLine {
  id: string;
  reference: string;
  isMember: boolean;
}

/** Line with a problem or note. */
export interface LineProblem {
  line: number;
  reason: string;
  /** Problems without the line's own words, each once. They are equal for all lines with the same problem. */
  groups: readonly string[];
}

/** Classification of the lines of an import. */
export interface ClassifiedImport {
  fresh: FreshLine[];
  here: HereLine[];
  rejected: LineProblem[];
  /** Lines that are imported although a cell was left out or had to be chosen. */
  noted: LineProblem[];
}

/** Emails per lookup statement. */
const keysAtOnce = 1_000;

/** Problem whose text is the same on every line. */
export const problemOf = (line: number, reasons: readonly string[]): LineProblem => ({
  line,
  reason: reasons.join('; '),
  groups: reasons,
});

const deletedReason = 'the person with this email asked to be deleted and is not imported again';
const hereReason = 'a member already has this email';
/** Problem of a line whose person is registered already. */
export const hereProblem = (line: number, reference: string): LineProblem => ({
  line,
  reason: `${hereReason}: ${reference}`,
  groups: [hereReason],
});

const twiceReason = 'an earlier line has the same email';

/** Lines parsed as members, without those that are invalid or repeat the email address of an earlier line. */
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

/** Members and applicants with these emails, by email. */
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
 * Classifies each line of an import. Changes nothing.
 * @param records Lines without the headings.
 * @param isDeleted True if the owner of an email address had their data deleted here.
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

const alikeReason = 'may be another person: the same last name and year, but a different email';

/** New lines that look like another new line, or like a member of the directory. */
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
  // The last value set wins, so this sorts the lowest reference last: the result must not depend on the database's order.
  found.sort((one, other) => other.reference.localeCompare(one.reference));
  for (const { key, reference } of found)
    alike.set(key, `looks like ${reference}: the same last name and year, another email`);
  return [...alike]
    .map(([line, reason]) => ({ line, reason, groups: [alikeReason] }))
    .sort((one, other) => one.line - other.line);
}
