import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { onTestFinished, type TestContext } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EngineName } from '../database/engine.ts';
import { toPostgres } from '../database/engines/postgres/dialect.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/open.ts';
import { nameOf, ours } from './test-names.ts';

/* Which engine a run of the tests is on: SQLite, or with `TEST_DATABASE_URL` PostgreSQL, a database for each directory. */

const server = process.env.TEST_DATABASE_URL;

export const testedEngine: EngineName = server ? 'postgres' : 'sqlite';

/** Leaves a test out on another engine. @param reason Why it is about SQLite itself, and what of it would be the same there. */
export const needsSqlite = ({ skip }: TestContext, reason: string): void =>
  skip(testedEngine !== 'sqlite', reason);

/** Leaves a test out on SQLite. @param reason Why it is about PostgreSQL itself. */
export const needsPostgres = ({ skip }: TestContext, reason: string): void =>
  skip(testedEngine !== 'postgres', reason);

const addressOf = (name: string): string => {
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

/** One connection for all test files of a process; open or not, the process may end. */
const administration = new pg.Pool({ ...{ connectionString: server, max: 1 }, allowExitOnIdle: true });

/** Asks the server itself, which is not among the databases of the tests. */
export const administer = (statement: string): Promise<pg.QueryResult> => administration.query(statement);

const steps = JSON.stringify(
  Object.entries(migrations).map(([name, step]) => [name, step('').map(toPostgres)]),
);
const tablesOfToday = createHash('sha256').update(steps).digest('hex').slice(0, 16);

/** A database with empty tables of today, which is copied faster than made. Stays for the next run. */
const emptyTables = `banyan_tables_${tablesOfToday}`;

/** Makes the tables once for all test files that run at the same time, and those that come after. */
async function makeTables(): Promise<void> {
  // One connection runs its statements one after another, so nobody else of this process is between these.
  await administer('select pg_advisory_lock(4201998)');
  try {
    const { rows } = await administer(`select 1 from pg_database where datname = '${emptyTables}'`);
    if (rows.length > 0) return;
    const draft = `${emptyTables}_draft`;
    await administer(`drop database if exists ${draft}`);
    await administer(`create database ${draft}`);
    await (await openDatabase(readConfig({ DATABASE_URL: addressOf(draft) }))).destroy();
    await administer(`alter database ${draft} rename to ${emptyTables}`);
  } finally {
    await administer('select pg_advisory_unlock(4201998)');
  }
}

/** How a database is copied: as files, twice as fast, on a server that waits for no disk; from version 15 on it can be chosen. */
async function fastest(): Promise<string> {
  const { rows } = await administer(
    "select current_setting('fsync') = 'off' and current_setting('server_version_num')::int >= 150000 as files",
  );
  return rows[0]?.files ? 'strategy file_copy' : '';
}

let strategy: Promise<string> | undefined;
let tables: Promise<void> | undefined;
const named = new Map<string, Promise<string>>();

const databaseOf = (directory: string) => `${nameOf(directory)}${process.pid}`;

async function create(directory: string, template: string | undefined): Promise<string> {
  tables ??= makeTables();
  await tables;
  const name = databaseOf(directory);
  const from = template ? databaseOf(template) : emptyTables;
  strategy ??= fastest();
  await administer(`create database "${name}" template "${from}" ${await strategy}`);
  return addressOf(name);
}

/**
 * The variables that bring a server, a command or a child process to the database of a data directory: one of its own on a
 * PostgreSQL server, made at the first call, else the directory alone.
 * @param template The directory of a database that is copied. @default empty tables
 */
export async function databaseVariables(
  directory: string,
  template?: string,
): Promise<Record<string, string>> {
  // Only directories of tests: a name that a command line is tried with is nowhere.
  if (!server || !basename(directory).startsWith(ours)) return {};
  const known = named.get(directory) ?? create(directory, template);
  named.set(directory, known);
  return { DATABASE_URL: await known };
}

/** Takes the database of a data directory away, if it has one. */
async function dropDatabase(directory: string): Promise<void> {
  if (!named.has(directory)) return;
  await named.get(directory);
  named.delete(directory);
  await administer(`drop database "${databaseOf(directory)}" with (force)`);
}

/** A directory of its own for one test, gone afterwards. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), `${ours}test-`));
  onTestFinished(async () => {
    await dropDatabase(directory);
    rmSync(directory, { recursive: true, force: true });
  });
  return directory;
}

let bare = 0;

/** The address of a database without tables, gone when the test ends. For tests of PostgreSQL only. */
export async function bareDatabase(): Promise<string> {
  bare += 1;
  const name = `banyan_bare_${process.pid}_${bare}`;
  await administer(`create database ${name}`);
  onTestFinished(async () => {
    await administer(`drop database ${name} with (force)`);
  });
  return addressOf(name);
}

/** A data directory of SQLite with empty tables of today, made once for all test files of a run. */
async function emptyDirectory(): Promise<string> {
  const made = join(tmpdir(), `${ours}tables-${tablesOfToday}`);
  if (existsSync(made)) return made;
  const draft = mkdtempSync(join(tmpdir(), `${ours}tables-draft-`));
  await (await openDatabase(readConfig({ DATA_DIR: draft }))).destroy();
  try {
    renameSync(draft, made);
  } catch {
    // Another process was faster.
    rmSync(draft, { recursive: true });
  }
  return made;
}

/** The database of a data directory, closed when the test ends. */
export async function openTestDatabase(directory: string): Promise<Database> {
  if (testedEngine === 'sqlite' && readdirSync(directory).length === 0)
    cpSync(await emptyDirectory(), directory, { recursive: true });
  const variables = await databaseVariables(directory);
  const database = await openDatabase(readConfig({ DATA_DIR: directory, ...variables }));
  onTestFinished(() => database.destroy());
  return database;
}
