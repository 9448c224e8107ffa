import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** The database file inside the data directory. */
export const databaseFile = (dataDir: string) => join(dataDir, 'banyan.db');

/** `begin immediate`: a transaction waits for its turn to write instead of failing when it first writes. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/**
 * Opens the database in `dataDir`, creating directory and tables where they are missing. A committed transaction is on
 * the disk: `synchronous=FULL` also survives a power loss, which SQLite's own default for WAL does not promise.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new Sqlite(databaseFile(dataDir), { timeout: 5_000 });
  // Names and addresses of people: for the owner's eyes, whatever the directory allows. SQLite's side files follow.
  chmodSync(databaseFile(dataDir), 0o600);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // At most 64 MB: an import of a roll comes back to the same pages again and again.
  file.pragma('cache_size = -65536');
  file.pragma('busy_timeout = 5000');
  const database = new Kysely<Tables>({ dialect: new ImmediateDialect({ database: file }) });
  try {
    await migrate(database, 'STRICT');
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Copies the database while it is in use, by SQLite's online backup. The copy is complete or it is not there. */
export async function backupDatabase(dataDir: string, destination: string): Promise<void> {
  const file = new Sqlite(databaseFile(dataDir), { fileMustExist: true, timeout: 5_000 });
  try {
    await file.backup(destination);
    chmodSync(destination, 0o600);
  } finally {
    file.close();
  }
}
