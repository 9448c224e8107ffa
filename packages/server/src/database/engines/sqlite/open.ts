import { chmodSync, mkdirSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { ConfigError } from '../../../config.ts';
import { type BusyTimeout, longBusyTimeoutMs } from '../../busy-timeout.ts';
import type { Database } from '../../database.ts';
import { type Engine, setEngine } from '../../engine.ts';
import { migrate } from '../../migrate.ts';
import type { Tables } from '../../tables.ts';
import { saysDamage } from './closed-database.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { sqliteDirectory } from './directory.ts';
import { ReadWriteDialect } from './driver.ts';
import { DryRunDialect } from './dry-run.ts';
import { throwAsUnavailable } from './failing-disk.ts';
import { afterDamage, databaseFile } from './file.ts';
import { watchFile } from './file-fault.ts';
import { keepingStatements } from './statements.ts';

interface Opening {
  /**
   * Rolls all changes back when the database is destroyed; reads through it see them until then. Other processes cannot write
   * meanwhile. @default false
   */
  rehearsal: boolean;
  /** @default 20 seconds */
  patienceMs: BusyTimeout;
}

function engine(database: Database, { fault }: Pick<Engine, 'fault'>): Engine {
  return {
    fault,
    name: 'sqlite',
    transaction: (work) => database.transaction().execute(work).catch(throwAsUnavailable),
    elements: (json) => sql`json_each(${json})`,
    async changeMark() {
      const { rows } = await sql<{ mark: string }>`
        select cast(data_version as text) as mark from pragma_data_version`.execute(database);
      return rows[0]?.mark ?? '';
    },
    async settle() {
      await sql`pragma wal_checkpoint(passive)`.execute(database);
    },
    directory: sqliteDirectory(database),
  };
}

/** Uses strict tables. Migration statements are already in SQLite's dialect. */
export const migrationWords = { suffix: 'STRICT', spoken: (statement: string) => [statement] };

function openFile(dataDir: string): Sqlite.Database {
  const file = new Sqlite(databaseFile(dataDir), { timeout: 5_000 });
  // The file holds names and addresses of people: only its owner may read it, whatever the directory allows. SQLite's side files
  // get the same mode.
  chmodSync(databaseFile(dataDir), 0o600);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // At most 64 MB: a member import visits the same pages again and again.
  file.pragma('cache_size = -65536');
  // `untilFree` does the waiting from here on.
  file.pragma('busy_timeout = 0');
  return file;
}

/**
 * Opens the database in `dataDir`, and creates the missing directory and tables. A committed transaction is on the disk:
 * `synchronous=FULL` also survives a power loss, which SQLite's own default for WAL does not promise.
 * @throws ConfigError with a sentence for the operator when the file is damaged
 */
export async function openSqlite(dataDir: string, opening: Partial<Opening> = {}): Promise<Database> {
  try {
    return await openWhole(dataDir, opening);
  } catch (error) {
    if (!saysDamage(error)) throw error;
    throw new ConfigError(`The database in ${dataDir} is damaged (${error.message}). ${afterDamage}`);
  }
}

async function openWhole(
  dataDir: string,
  { rehearsal = false, patienceMs = () => longBusyTimeoutMs }: Partial<Opening>,
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const writing = openFile(dataDir);
  const { isReplaced, fault } = watchFile(dataDir);
  const dialect = rehearsal
    ? new DryRunDialect({ database: keepingStatements(writing) }, patienceMs)
    : new ReadWriteDialect({ writing, reading: openFile(dataDir), isReplaced }, patienceMs);
  const database = new Kysely<Tables>({ dialect });
  setEngine(database, engine(database, { fault }));
  try {
    if (!rehearsal) await copyBeforeMigration(writing, dataDir);
    await database.transaction().execute((transaction) => migrate(transaction, migrationWords));
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
