import * as v from 'valibot';
import type { HandlerAnswer } from '../../../contract/call.ts';
import type { checkRoll, RollChoice } from '../../../contract/office/rolls/roll.ts';
import type { Database } from '../../database/database.ts';
import type { ImportTable } from '../../database/member-tables.ts';
import { write } from '../../database/write.ts';
import { toCsv } from '../../http/csv.ts';
import { deletedAddresses } from '../../mail/suppressions.ts';
import { readCsv } from './csv.ts';
import { type ColumnFaults, columnFaults } from './lines.ts';
import { wholeRoll } from './reading.ts';
import { alikeLines, type LineProblem, type SortedRoll, sortRoll } from './sorting.ts';

/** Why a roll cannot be read on: it is not there, its file was deleted, or its columns cannot be what was chosen. */
export type Unreadable =
  | { state: 'gone' }
  | { state: 'forgotten' }
  | { state: 'number' }
  | { state: 'columns'; faults: ColumnFaults };

/** A roll with its file, sorted by what was chosen. */
export interface Sorted extends SortedRoll {
  state: 'sorted';
  row: ImportTable;
}

/** Reads a roll's lines anew: who is in here may have changed. */
export async function sortedRoll(
  database: Database,
  secret: string,
  id: string,
  { columns }: RollChoice,
): Promise<Sorted | Unreadable> {
  const row = await wholeRoll(database, id);
  if (!row) return { state: 'gone' };
  if (row.content === '') return { state: 'forgotten' };
  const records = readCsv(row.content);
  const header = records.next();
  if (header.done || header.value.cells.length !== columns.length) return { state: 'number' };
  const faults = columnFaults(columns);
  if (faults.missing.length > 0 || faults.twice.length > 0) return { state: 'columns', faults };
  const isDeleted = await deletedAddresses(database, secret);
  return { state: 'sorted', row, ...(await sortRoll(database, records, columns, isDeleted)) };
}

/** How many problems are told. */
const mostTold = 200;

/** The lines of some numbers, as they are. */
function contentsOf(content: string, lines: ReadonlySet<number>): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const { line, cells } of readCsv(content)) {
    if (lines.has(line)) found.set(line, cells);
    if (found.size === lines.size) break;
  }
  return found;
}

type Checked = HandlerAnswer<typeof checkRoll>;

function told(content: string, rejected: readonly LineProblem[], alike: readonly LineProblem[]) {
  const problems = [
    ...rejected.map((one) => ({ kind: 'rejected' as const, ...one })),
    ...alike.map((one) => ({ kind: 'alike' as const, ...one })),
  ]
    .sort((one, other) => one.line - other.line)
    .slice(0, mostTold);
  const contents = contentsOf(content, new Set(problems.map(({ line }) => line)));
  return problems.map((one) => ({ ...one, content: (contents.get(one.line) ?? []).join(' | ') }));
}

/** Says what would come of a roll, and notes what was chosen, so that whoever reloads goes on. */
export async function check(
  database: Database,
  secret: string,
  id: string,
  choice: RollChoice,
): Promise<{ state: 'checked'; checked: Checked } | Unreadable> {
  const sorted = await sortedRoll(database, secret, id, choice);
  if (sorted.state !== 'sorted') return sorted;
  const { row, fresh, here, rejected } = sorted;
  const alike = await alikeLines(database, fresh);
  await write(database, (writing) =>
    writing
      .updateTable('imports')
      .set({ choice: JSON.stringify(choice), problems: problemsText(rejected) })
      .where('id', '=', id)
      .where('state', '=', 'read')
      .execute(),
  );
  const checked = {
    ...{ fresh: fresh.length, here: here.length, rejected: rejected.length, alike: alike.length },
    problems: told(row.content, rejected, alike),
    newsletter: choice.columns.includes('newsletter'),
  };
  return { state: 'checked', checked };
}

const Problems = v.array(v.tuple([v.number(), v.string()]));

/** Lines that cannot come in, as they are kept. */
export const problemsText = (rejected: readonly LineProblem[]): string =>
  JSON.stringify(rejected.map(({ line, reason }) => [line, reason]));

/** The lines that cannot come in, under the file's own headings; `undefined` when there is no such roll, or its file was deleted. */
export async function rejectedFile(
  database: Database,
  id: string,
): Promise<{ csv: string; rows: number } | undefined> {
  const row = await wholeRoll(database, id);
  if (!row || row.content === '') return undefined;
  const problems = v.parse(Problems, JSON.parse(row.problems));
  const contents = contentsOf(row.content, new Set(problems.map(([line]) => line)));
  const headings = readCsv(row.content).next();
  const names = headings.done ? [] : headings.value.cells;
  // By their number: two columns may have one heading, and a line more cells than there are headings.
  const most = Math.max(names.length, ...[...contents.values()].map((cells) => cells.length));
  const keys = Array.from({ length: most + 1 }, (_, index) => String(index));
  const lines = problems.map(([line, reason]) => {
    const cells = contents.get(line) ?? [];
    return Object.fromEntries(
      keys.map((key, index) => [key, index === most ? reason : (cells[index] ?? '')]),
    );
  });
  const head = Object.fromEntries(
    keys.map((key, index) => [key, index === most ? 'reason' : (names[index] ?? '')]),
  );
  const [, ...body] = toCsv(keys, [head, ...lines]).split('\r\n');
  return { csv: body.join('\r\n'), rows: lines.length };
}
