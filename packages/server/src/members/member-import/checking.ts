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

/**
 * Reason why an import cannot continue: it does not exist, its file was deleted, or the chosen headings or columns are impossible.
 */
export type Unreadable =
  | { state: 'gone' }
  | { state: 'forgotten' }
  | { state: 'number' }
  | { state: 'headings'; words: string }
  | { state: 'columns'; faults: ColumnFaults };

/** An import with its file, classified by the chosen options. */
export interface Sorted extends ClassifiedImport {
  state: 'sorted';
  row: ImportTable;
}

/** The import, read under the chosen headings. */
async function underHeadings(row: ImportTable, headings = row.headings): Promise<ImportTable | string> {
  if (headings === row.headings) return row;
  try {
    return { ...row, ...listColumns(await readList(row.content, headings)) };
  } catch (error) {
    if (error instanceof CsvError) return error.message;
    throw error;
  }
}

/** Classifies the lines of an import again, because the directory may have changed. */
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

/** Most problems to report per kind. */
const mostTold = 200;
/** Most different problems to report. */
const mostGroups = 50;

/** Lines with these numbers, as written in the file. */
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

/** First lines of each kind of problem, with their text. */
async function told(row: ImportTable, problems: Problems): Promise<ImportCheck['problems']> {
  const shown = problemKinds
    .flatMap((kind) => problems[kind].slice(0, mostTold).map(({ line, reason }) => ({ kind, line, reason })))
    .sort((one, other) => one.line - other.line);
  const contents = await contentsOf(row, new Set(shown.map(({ line }) => line)));
  return shown.map((one) => ({ ...one, content: (contents.get(one.line) ?? []).join(' | ') }));
}

/** Number of lines per problem, the most frequent first. */
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

/** Previews the result of an import, and stores the chosen options for a reload. */
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
      // Skips a file that was deleted in the meantime, so that samples of its columns are not stored again.
      .where('content', '<>', '')
      .execute(),
  );
  const problems = { rejected, noted, alike };
  const checked = {
    fresh: fresh.length,
    here: here.length,
    rejected: rejected.length,
    noted: noted.length,
    alike: alike.length,
    groups: problemKinds.flatMap((kind) => grouped(problems[kind]).map((group) => ({ kind, ...group }))),
    problems: await told(row, problems),
    newsletter: choice.columns.includes('newsletter'),
  };
  return { state: 'checked', checked };
}

/** Line and reason; a third item marks a line that is imported all the same. */
const Problems = v.array(v.tupleWithRest([v.number(), v.string()], v.string()));

/** Rejected lines and lines with a note, as stored in the database. */
export const problemsText = ({ rejected, noted }: Pick<ClassifiedImport, 'rejected' | 'noted'>): string =>
  JSON.stringify([
    ...rejected.map(({ line, reason }) => [line, reason]),
    ...noted.map(({ line, reason }) => [line, reason, 'noted']),
  ]);

/**
 * CSV of the rejected lines and the lines with a note, under the file's own headings. `undefined` if the import does not exist or
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
