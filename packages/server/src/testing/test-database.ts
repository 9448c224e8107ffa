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

/* Database engine of a test run: SQLite, or PostgreSQL if `TEST_DATABASE_URL` is set, with one database per directory. */

const server = process.env.TEST_DATABASE_URL;

export const testedEngine: EngineName = server ? 'postgres' : 'sqlite';

/** Skips a test on other engines. @param reason Why it concerns SQLite alone, and what would be the same elsewhere. */
export const needsSqlite = ({ skip }: TestContext, reason: string): void =>
  skip(testedEngine !== 'sqlite', reason);

/** Skips a test on SQLite. @param reason Why it concerns PostgreSQL alone. */
export const needsPostgres = ({ skip }: TestContext, reason: string): void =>
  skip(testedEngine !== 'postgres', reason);

const addressOf = (name: string): string => {
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

/** Connection that all test files of a process share; it does not keep the process alive. */
const administration = new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true });

/** Runs a statement on the server's own database, outside of the test databases. */
export const administer = (statement: string): Promise<pg.QueryResult> => administration.query(statement);

const steps = JSON.stringify(
  Object.entries(migrations).map(([name, step]) => [name, step('').map(toPostgres)]),
);
const tablesOfToday = createHash('sha256').update(steps).digest('hex').slice(0, 16);

/** Database with the current empty tables: copying it is faster than creating them. It stays for the next run. */
const emptyTables = `banyan_tables_${tablesOfToday}`;

/** Creates the tables once for all test files, in this run and later ones. */
async function makeTables(): Promise<void> {
  // The connection runs its statements in order, so nothing else of this process comes between these.
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

/** Fastest way to copy a database: as files, which takes half the time on a server without fsync. Available from version 15. */
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
 * Environment variables that connect a server, command or child process to the database of a data directory. On PostgreSQL each
 * directory gets a database, created at the first call; on SQLite there are none.
 * @param template Directory whose database is copied. @default empty tables
 */
export async function databaseVariables(
  directory: string,
  template?: string,
): Promise<Record<string, string>> {
  // Applies to test directories only: other names, passed to a command line, have no database.
  if (!server || !basename(directory).startsWith(ours)) return {};
  const known = named.get(directory) ?? create(directory, template);
  named.set(directory, known);
  return { DATABASE_URL: await known };
}

/** Drops the database of a data directory, if it has one. */
async function dropDatabase(directory: string): Promise<void> {
  if (!named.has(directory)) return;
  await named.get(directory);
  named.delete(directory);
  await administer(`drop database "${databaseOf(directory)}" with (force)`);
}

/** Creates a directory for one test and deletes it afterwards. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), `${ours}test-`));
  onTestFinished(async () => {
    await dropDatabase(directory);
    rmSync(directory, { recursive: true, force: true });
  });
  return directory;
}

let bare = 0;

/** URL of a database without tables, dropped when the test ends. For tests of PostgreSQL only. */
export async function bareDatabase(): Promise<string> {
  bare += 1;
  const name = `banyan_bare_${process.pid}_${bare}`;
  await administer(`create database ${name}`);
  onTestFinished(async () => {
    await administer(`drop database ${name} with (force)`);
  });
  return addressOf(name);
}

/** SQLite data directory with the current empty tables, created once for all test files of a run. */
async function emptyDirectory(): Promise<string> {
  const made = join(tmpdir(), `${ours}tables-${tablesOfToday}`);
  if (existsSync(made)) return made;
  const draft = mkdtempSync(join(tmpdir(), `${ours}tables-draft-`));
  await (await openDatabase(readConfig({ DATA_DIR: draft }))).destroy();
  try {
    renameSync(draft, made);
  } catch {
    // Another process created it first.
    rmSync(draft, { recursive: true });
  }
  return made;
}

/** Opens the database of a data directory and closes it when the test ends. */
export async function openTestDatabase(directory: string): Promise<Database> {
  if (testedEngine === 'sqlite' && readdirSync(directory).length === 0)
    cpSync(await emptyDirectory(), directory, { recursive: true });
  const variables = await databaseVariables(directory);
  const database = await openDatabase(readConfig({ DATA_DIR: directory, ...variables }));
  onTestFinished(() => database.destroy());
  return database;
}
