import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export type Row = Readonly<Record<string, SQLInputValue>>;

/** Opens the database file of a running product, which writes to it as well. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 10000; pragma foreign_keys = off');
  return database;
}

/** Inserts a row: that of a sample, with some columns replaced. */
export function insertLike(database: DatabaseSync, table: string, sample: Row = {}, columns: Row): void {
  const row = { ...sample, ...columns };
  const names = Object.keys(row);
  const places = names.map(() => '?');
  database
    .prepare(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`)
    .run(...Object.values(row));
}
