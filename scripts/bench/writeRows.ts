import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** One row of a table, by its columns. */
export type Row = Readonly<Record<string, SQLInputValue>>;

const noteChange = `insert into settings (key, value) values ('changed', '1')
  on conflict (key) do update set value = cast(cast(value as integer) + 1 as text)`;

/** Writes into the database of a running product, in one transaction, and has it render its pages anew as a volunteer's command does. */
export function writeRows<T>(dataDir: string, write: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path.join(dataDir, 'banyan.db'));
  try {
    database.exec('pragma busy_timeout = 5000; begin immediate');
    const written = write(database);
    database.exec(noteChange);
    database.exec('commit');
    return written;
  } finally {
    database.close();
  }
}

/** Adds rows that all have the columns of the first. */
export function insertRows(database: DatabaseSync, table: string, rows: readonly Row[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const statement = database.prepare(`insert into ${table} (${columns}) values (${columns.map(() => '?')})`);
  for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
}

/** How many rows a table has. */
export const countRows = (database: DatabaseSync, table: string): number =>
  Number(database.prepare(`select count(*) as many from ${table}`).get()?.many);
