import { setImmediate } from 'node:timers/promises';
import { type ImportCheck, type ImportChoice, type ProblemKind, problemKinds } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import type { ImportTable } from '../../database/member-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { csvOf } from '../../http/csv.ts';
import { deletedAddresses } from '../../mail/suppressions.ts';
import { alikeLines, type ClassifiedImport, classifyRows, type LineProblem } from './classify-rows.ts';
import { type ColumnFaults, columnFaults, headingsOf, linesAtOnce, linesBelow, readList } from './columns.ts';
import { CsvError } from './csv.ts';
import { columnCount, listColumns, wholeImport } from './reading.ts';

/** Why a roll cannot be read on: it is not there, its file was deleted, or its headings or columns cannot be what was chosen. */
export type Unreadable =
  | { state: 'gone' }
  | { state: 'forgotten' }
  | { state: 'number' }
  | { state: 'headings'; words: string }
  | { state: 'columns'; faults: ColumnFaults };

/** A roll with its file, sorted by what was chosen. */
export interface Sorted extends ClassifiedImport {
  state: 'sorted';
  row: ImportTable;
}

/** A roll under the headings that were chosen. */
async function underHeadings(row: ImportTable, headings = row.headings): Promise<ImportTable | string> {
  if (headings === row.headings) return row;
  try {
    return { ...row, ...listColumns(await readList(row.content, headings)) };
  } catch (error) {
    if (error instanceof CsvError) return error.message;
    throw error;
  }
}

/** Reads a roll's lines anew: who is in here may have changed. */
export async function classifiedImport(
  database: Database,
  secret: string,
  id: string,
  { columns, headings }: ImportChoice,
): Promise<Sorted | Unreadable> {
  const kept = await wholeImport(database, id);
  if (!kept) return { state: 'gone' };
  if (kept.content === '') return { state: 'forgotten' };
  const row = await underHeadings(kept, headings);
  if (typeof row === 'string') return { state: 'headings', words: row };
  if (columnCount(row) !== columns.length) return { state: 'number' };
  const faults = columnFaults(columns);
  if (faults.missing.length > 0 || faults.twice.length > 0) return { state: 'columns', faults };
  const isDeleted = await deletedAddresses(database, secret);
  const records = linesBelow(row.content, row.headings);
  return { state: 'sorted', row, ...(await classifyRows(database, records, columns, isDeleted)) };
}

/** How many problems of a kind are told. */
const mostTold = 200;
/** How many different things are said of lines. */
const mostGroups = 50;

/** The lines of some numbers, as they are. */
async function contentsOf(
  { content, headings }: ImportTable,
  lines: ReadonlySet<number>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, readonly string[]>();
  let count = 0;
  for (const { line, cells } of linesBelow(content, headings)) {
    if (found.size === lines.size) break;
    count += 1;
    if (count % linesAtOnce === 0) await setImmediate();
    if (lines.has(line)) found.set(line, cells);
  }
  return found;
}

type Problems = Readonly<Record<ProblemKind, readonly LineProblem[]>>;

/** The first lines of each kind, with what they say. */
async function told(row: ImportTable, problems: Problems): Promise<ImportCheck['problems']> {
  const shown = problemKinds
    .flatMap((kind) => problems[kind].slice(0, mostTold).map(({ line, reason }) => ({ kind, line, reason })))
    .sort((one, other) => one.line - other.line);
  const contents = await contentsOf(row, new Set(shown.map(({ line }) => line)));
  return shown.map((one) => ({ ...one, content: (contents.get(one.line) ?? []).join(' | ') }));
}

/** How many lines each thing is said of, the most frequent first. */
export function grouped(
  problems: readonly LineProblem[],
): { reason: string; lines: number; first: number }[] {
  const groups = new Map<string, { lines: number; first: number }>();
  for (const { line, groups: reasons } of problems)
    for (const reason of reasons) {
      const { lines, first } = groups.get(reason) ?? { lines: 0, first: line };
      groups.set(reason, { lines: lines + 1, first });
    }
  return [...groups]
    .map(([reason, group]) => ({ reason, ...group }))
    .sort((one, other) => other.lines - one.lines)
    .slice(0, mostGroups);
}

/** Says what would come of a roll, and notes what was chosen, so that whoever reloads goes on. */
export async function check(
  database: Database,
  secret: string,
  id: string,
  choice: ImportChoice,
): Promise<{ state: 'checked'; checked: ImportCheck } | Unreadable> {
  const sorted = await classifiedImport(database, secret, id, choice);
  if (sorted.state !== 'sorted') return sorted;
  const { row, fresh, here, rejected, noted } = sorted;
  const alike = await alikeLines(database, fresh);
  await transaction(database, (trx) =>
    trx
      .updateTable('imports')
      .set({
        headings: row.headings,
        lines: row.lines,
        columns: row.columns,
        choice: JSON.stringify(choice),
        problems: problemsText(sorted),
      })
      .where('id', '=', id)
      .where('state', '=', 'read')
      // A file that was forgotten meanwhile stays so, with the samples of its columns.
      .where('content', '<>', '')
      .execute(),
  );
  const problems = { rejected, noted, alike };
  const checked = {
    ...{ fresh: fresh.length, here: here.length, rejected: rejected.length },
    ...{ noted: noted.length, alike: alike.length },
    groups: problemKinds.flatMap((kind) => grouped(problems[kind]).map((group) => ({ kind, ...group }))),
    problems: await told(row, problems),
    newsletter: choice.columns.includes('newsletter'),
  };
  return { state: 'checked', checked };
}

/** Line and reason; a third word for a line that comes in all the same. */
const Problems = v.array(v.tupleWithRest([v.number(), v.string()], v.string()));

/** Lines that cannot come in, or come in with a note, as they are kept. */
export const problemsText = ({ rejected, noted }: Pick<ClassifiedImport, 'rejected' | 'noted'>): string =>
  JSON.stringify([
    ...rejected.map(({ line, reason }) => [line, reason]),
    ...noted.map(({ line, reason }) => [line, reason, 'noted']),
  ]);

/**
 * The lines that cannot come in, or that come in with a note, under the file's own headings; `undefined` when there is no such roll, or
 * its file was deleted.
 */
export async function rejectedFile(
  database: Database,
  id: string,
  of: 'rejected' | 'noted',
): Promise<{ csv: string; rows: number } | undefined> {
  const row = await wholeImport(database, id);
  if (!row || row.content === '') return undefined;
  const problems = v
    .parse(Problems, JSON.parse(row.problems))
    .filter(([, , kind = 'rejected']) => kind === of);
  const contents = await contentsOf(row, new Set(problems.map(([line]) => line)));
  const names = headingsOf(row.content, row.headings);
  const most = Math.max(names.length, ...[...contents.values()].map((cells) => cells.length));
  const padded = (cells: readonly string[], last: string) => [
    ...Array.from({ length: most }, (_, index) => cells[index] ?? ''),
    last,
  ];
  const lines = problems.map(([line, reason]) => padded(contents.get(line) ?? [], reason));
  return { csv: csvOf([padded(names, 'reason'), ...lines]), rows: lines.length };
}
