import type { Database } from '../database/database.ts';
import { dump } from '../testing/test-dump.ts';
import { zubeida } from './test-person.ts';

/** SQLite's internal tables of the directory index, which are tested through the site. Their words are in our own table. */
const isIndex = (table: string) => table.startsWith('directory') && table !== 'directory_words';

/** Every row of every table, as `table: row` in lower case. */
export async function allRows(database: Database): Promise<string[]> {
  const tables = Object.entries(await dump(database)).filter(([name]) => !isIndex(name));
  return tables.flatMap(([name, rows]) => rows.map((row) => `${name}: ${JSON.stringify(row).toLowerCase()}`));
}

/** Every row with a trace of Zubeida in any column, as {@link allRows}. */
export const tracesOf = async (database: Database): Promise<string[]> =>
  (await allRows(database)).filter((row) => zubeida.traces.some((trace) => row.includes(trace)));

/** Table of a row from {@link allRows}. */
export const tableOf = (row: string): string => row.slice(0, row.indexOf(':'));
