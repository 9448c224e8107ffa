import * as v from 'valibot';
import {
  type Roll,
  type RollChoice,
  type RollColumn,
  type RollRow,
  rollColumns,
  rollDoubles,
  rollEncodings,
  rollSeparators,
} from '../../../contract/office/rolls/roll.ts';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/identity.ts';
import type { ImportTable } from '../../database/member-tables.ts';
import { write } from '../../database/write.ts';
import { CsvError, csvText, readCsv, separatorOf } from './csv.ts';
import { rollKeptMs } from './kept.ts';
import { columnNamed } from './lines.ts';

/* Rolls as they were read in the Office: the file stays with the data, so that any process can go on with it. */

/** Most columns of a file. */
const mostColumns = 100;
/** How many of a column's cells are shown. */
const samples = 3;
/** Characters of one of them. */
const sampleLength = 60;

const Columns = v.array(
  v.object({
    heading: v.string(),
    samples: v.array(v.string()),
    guess: v.nullable(v.picklist(rollColumns)),
  }),
);
const Choice = v.object({
  columns: v.array(v.nullable(v.picklist(rollColumns))),
  doubles: v.picklist(rollDoubles),
});

/** How many of what a roll became, and what of it was left when it was undone. */
export const Counts = v.object({
  taken: v.number(),
  changed: v.number(),
  leftOut: v.number(),
  rejected: v.number(),
});
export type Counts = v.InferOutput<typeof Counts>;

export const choiceOf = ({ choice }: Pick<ImportTable, 'choice'>): RollChoice | null =>
  choice === null ? null : v.parse(Choice, JSON.parse(choice));
export const countsOf = ({ counts }: Pick<ImportTable, 'counts'>): Counts | null =>
  counts === null ? null : v.parse(Counts, JSON.parse(counts));

/** A guess that another column before has made is none. */
function guesses(headings: readonly string[]): (RollColumn | null)[] {
  const named = headings.map(columnNamed);
  return named.map((guess, index) => (named.indexOf(guess) === index ? guess : null));
}

/** What a file's columns seem to be, and how many lines stand under them. @throws CsvError */
function columnsIn(text: string): { columns: Roll['columns']; lines: number } {
  const records = readCsv(text);
  const header = records.next();
  if (header.done) throw new CsvError('The file is empty.');
  const headings = header.value.cells.map((heading) => heading.trim());
  if (headings.length > mostColumns) throw new CsvError(`It has more than ${mostColumns} columns.`);
  const shown = headings.map((): string[] => []);
  let lines = 0;
  for (const { cells } of records) {
    lines += 1;
    for (const [index, some] of shown.entries()) {
      const cell = cells[index]?.trim() ?? '';
      if (cell !== '' && some.length < samples) some.push(cell.slice(0, sampleLength));
    }
  }
  if (lines === 0) throw new CsvError('There is nothing below its first line, which names the columns.');
  const guessed = guesses(headings);
  const columns = headings.map((heading, index) => ({
    heading,
    samples: shown[index] ?? [],
    guess: guessed[index] ?? null,
  }));
  return { columns, lines };
}

/** Reads a file and keeps it. @throws CsvError for one that is no list */
export async function keepRoll(
  database: Database,
  { name, bytes, volunteer }: { name: string; bytes: Uint8Array; volunteer: string },
  now: number,
): Promise<Roll> {
  const { text, encoding } = csvText(bytes);
  const { columns, lines } = columnsIn(text);
  const separator = separatorOf(text);
  const id = newId(now);
  const row: ImportTable = {
    ...{ id, volunteer_id: volunteer, file_name: name, encoding, separator, content: text, lines },
    columns: JSON.stringify(columns),
    ...{ choice: null, number: null, problems: '[]', counts: null, state: 'read' },
    ...{ created_at: new Date(now).toISOString(), done_at: null, undone_at: null },
  };
  await write(database, (writing) => writing.insertInto('imports').values(row).execute());
  return { id, name, encoding, separator, lines, columns };
}

/** All of a roll but its file. */
const short = [
  'id',
  'volunteer_id',
  'file_name',
  'encoding',
  'separator',
  'lines',
  'columns',
  'choice',
  'number',
  'counts',
  'state',
  'created_at',
  'done_at',
  'undone_at',
] as const;
export type ShortRoll = Pick<ImportTable, (typeof short)[number]>;

const mostListed = 50;

/** The last rolls, newest first. */
export const lastRolls = (database: Database): Promise<ShortRoll[]> =>
  database.selectFrom('imports').select(short).orderBy('id', 'desc').limit(mostListed).execute();

export const rollWithoutFile = (database: Database, id: string): Promise<ShortRoll | undefined> =>
  database.selectFrom('imports').select(short).where('id', '=', id).executeTakeFirst();

/** A roll with its file. */
export const wholeRoll = (database: Database, id: string): Promise<ImportTable | undefined> =>
  database.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether the file was deleted. */
const isForgotten = ({ columns }: ShortRoll) => columns === '[]';

/** Until when it can be undone, as an ISO instant; `null` when it cannot. */
export function undoUntilOf({ state, done_at }: ShortRoll, now: number): string | null {
  if (state !== 'done' || done_at === null) return null;
  const until = Date.parse(done_at) + rollKeptMs;
  return until > now ? new Date(until).toISOString() : null;
}

/** Where a roll stands. @param by Name of who read it */
export const rollRow = (row: ShortRoll, by: string, now: number): RollRow => ({
  id: row.id,
  name: row.file_name,
  state: row.state === 'read' && isForgotten(row) ? 'forgotten' : row.state,
  by,
  readAt: row.created_at,
  doneAt: row.done_at,
  undoneAt: row.undone_at,
  done: countsOf(row),
  undoUntil: undoUntilOf(row, now),
});

/** A roll as it was read; `null` once its file was deleted. */
export const rollOf = (row: ShortRoll): Roll | null =>
  isForgotten(row)
    ? null
    : {
        ...{ id: row.id, name: row.file_name, lines: row.lines },
        encoding: v.parse(v.picklist(rollEncodings), row.encoding),
        separator: v.parse(v.picklist(rollSeparators), row.separator),
        columns: v.parse(Columns, JSON.parse(row.columns)),
      };

/** What the files of rolls are called. */
export const rollNames = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  database.selectFrom('imports').select(['id', 'file_name as name']).where('id', 'in', ids).execute();
