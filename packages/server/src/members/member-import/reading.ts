import {
  type ImportChoice,
  type ImportRow,
  importColumns,
  importDoubles,
  importEncodings,
  importSeparators,
  type MemberImport,
} from '@banyan/api/office';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/identity.ts';
import type { ImportTable } from '../../database/member-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { firstShown, headLength, type List, readList } from './columns.ts';
import { csvText, separatorOf } from './csv.ts';
import { importKeptMs } from './stored-imports.ts';

/* Imports as read in the Office. The file is stored in the database, so that any process can continue. */

const Columns = v.array(
  v.object({
    heading: v.string(),
    samples: v.array(v.string()),
    guess: v.nullable(v.picklist(importColumns)),
  }),
);
const Choice = v.object({
  columns: v.array(v.nullable(v.picklist(importColumns))),
  duplicates: v.picklist(importDoubles),
  headings: v.optional(v.number()),
});

/** Counts of the results of an import. */
export const Counts = v.object({
  taken: v.number(),
  changed: v.number(),
  leftOut: v.number(),
  rejected: v.number(),
});
export type Counts = v.InferOutput<typeof Counts>;

export const choiceOf = ({ choice }: Pick<ImportTable, 'choice'>): ImportChoice | null =>
  choice === null ? null : v.parse(Choice, JSON.parse(choice));
export const countsOf = ({ counts }: Pick<ImportTable, 'counts'>): Counts | null =>
  counts === null ? null : v.parse(Counts, JSON.parse(counts));

/** Number of columns of an import. */
export const columnCount = ({ columns }: Pick<ImportTable, 'columns'>) =>
  v.parse(Columns, JSON.parse(columns)).length;

/** Stored part of a file's headings. */
export const listColumns = ({ headings, lines, columns }: List) => ({
  headings,
  lines,
  columns: JSON.stringify(columns),
});

/** Parses a file and stores it. @throws CsvError if it is not a list */
export async function keepImport(
  database: Database,
  { name, bytes, volunteer }: { name: string; bytes: Uint8Array; volunteer: string },
  now: number,
): Promise<MemberImport> {
  const { text, encoding } = csvText(bytes);
  const list = await readList(text);
  const { columns, lines, headings } = list;
  const separator = separatorOf(text);
  const id = newId(now);
  const row: ImportTable = {
    id,
    volunteer_id: volunteer,
    file_name: name,
    encoding,
    separator,
    content: text,
    ...listColumns(list),
    choice: null,
    number: null,
    problems: '[]',
    counts: null,
    state: 'read',
    created_at: new Date(now).toISOString(),
    done_at: null,
    undone_at: null,
  };
  await transaction(database, (trx) => trx.insertInto('imports').values(row).execute());
  return { id, name, encoding, separator, lines, headings, columns, first: firstShown(text) };
}

/** Columns of an import without its file. */
const short = [
  'id',
  'volunteer_id',
  'file_name',
  'encoding',
  'separator',
  'lines',
  'headings',
  'columns',
  'choice',
  'number',
  'counts',
  'state',
  'created_at',
  'done_at',
  'undone_at',
] as const;
export type ImportSummary = Pick<ImportTable, (typeof short)[number]>;

const mostListed = 50;

/** Latest imports, newest first. */
export const lastImports = (database: Database): Promise<ImportSummary[]> =>
  database.selectFrom('imports').select(short).orderBy('id', 'desc').limit(mostListed).execute();

export const importWithoutFile = (database: Database, id: string): Promise<ImportSummary | undefined> =>
  database.selectFrom('imports').select(short).where('id', '=', id).executeTakeFirst();

/** An import with its file. */
export const wholeImport = (database: Database, id: string): Promise<ImportTable | undefined> =>
  database.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

/** True if the file was deleted. */
const isForgotten = ({ columns }: ImportSummary) => columns === '[]';

/** ISO instant until which an import can be undone; `null` if it cannot. */
export function undoUntilOf({ state, done_at }: ImportSummary, now: number): string | null {
  if (state !== 'done' || done_at === null) return null;
  const until = Date.parse(done_at) + importKeptMs;
  return until > now ? new Date(until).toISOString() : null;
}

/** Status of an import. @param by Name of the person who read it */
export const importRow = (row: ImportSummary, by: string, now: number): ImportRow => ({
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

/**
 * An import as it was read; `null` once its file was deleted.
 * @param headings Line number of other headings than the stored ones.
 * @throws CsvError if that line has no headings
 */
export async function importOf(
  database: Database,
  row: ImportSummary,
  headings?: number,
): Promise<MemberImport | null> {
  if (isForgotten(row)) return null;
  const isOther = headings !== undefined && headings !== row.headings;
  const { content } = await database
    .selectFrom('imports')
    .select(isOther ? 'content' : sql<string>`substr(content, 1, ${headLength})`.as('content'))
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const kept = {
    columns: v.parse(Columns, JSON.parse(row.columns)),
    lines: row.lines,
    headings: row.headings,
  };
  const { columns, lines, headings: line } = isOther ? await readList(content, headings) : kept;
  return {
    id: row.id,
    name: row.file_name,
    lines,
    headings: line,
    columns,
    encoding: v.parse(v.picklist(importEncodings), row.encoding),
    separator: v.parse(v.picklist(importSeparators), row.separator),
    first: firstShown(content),
  };
}

/** File names of imports. */
export const importNames = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  database.selectFrom('imports').select(['id', 'file_name as name']).where('id', 'in', ids).execute();
