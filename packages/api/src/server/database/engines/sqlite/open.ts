import { chmodSync, mkdirSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
} from 'kysely';
import type { Database } from '../../database.ts';
import { type Engine, setEngine } from '../../engine.ts';
import { migrate } from '../../migrate.ts';
import { longPatienceMs, type Patience } from '../../patience.ts';
import type { Tables } from '../../tables.ts';
import { isBusy, untilFree } from './busy.ts';
import { sqliteDirectory } from './directory.ts';
import { databaseFile } from './file.ts';
import { writeTogether } from './group-commit.ts';

const beginImmediate = CompiledQuery.raw('begin immediate');

/** Waits while another process is writing. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #patienceMs: Patience;

  constructor(connection: DatabaseConnection, patienceMs: Patience) {
    this.#connection = connection;
    this.#patienceMs = patienceMs;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const attempt = () => this.#connection.executeQuery<R>(query);
    // Not `untilFree` at once: every statement comes by here, and nearly none has to wait.
    return attempt().catch((error) =>
      isBusy(error) ? untilFree(attempt, this.#patienceMs) : Promise.reject(error),
    );
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize);
  }
}

/**
 * `begin immediate`: a transaction that cannot write fails before it did anything, and not when it first writes. `write`
 * waits then, and lets others read meanwhile.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #patienceMs: Patience;
  #patient: PatientConnection | undefined;

  constructor(config: SqliteDialectConfig, patienceMs: Patience) {
    super(config);
    this.#patienceMs = patienceMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#patient ??= new PatientConnection(await super.acquireConnection(), this.#patienceMs);
    return this.#patient;
  }

  override async beginTransaction(): Promise<void> {
    await (await super.acquireConnection()).executeQuery(beginImmediate);
  }
}

interface Opening {
  /**
   * Keeps nothing: who reads through this database sees what was written, until it is destroyed. Others wait with writing
   * until then. @default false
   */
  rehearsal: boolean;
  /** @default 20 seconds */
  patienceMs: Patience;
}

/** Everything in one transaction, which is taken back in the end; what asks for a transaction gets a part of it. */
class RehearsalDriver extends SqliteDriver {
  readonly #patienceMs: Patience;

  constructor(config: SqliteDialectConfig, patienceMs: Patience) {
    super(config);
    this.#patienceMs = patienceMs;
  }

  override async init(...options: Parameters<SqliteDriver['init']>): Promise<void> {
    await super.init(...options);
    await untilFree(() => this.#do('begin immediate'), this.#patienceMs);
  }

  async #do(statement: string): Promise<void> {
    const connection = await this.acquireConnection();
    await connection.executeQuery(CompiledQuery.raw(statement));
  }

  override beginTransaction = () => this.#do('savepoint part');
  override commitTransaction = () => this.#do('release part');

  override async rollbackTransaction(): Promise<void> {
    await this.#do('rollback to part');
    await this.#do('release part');
  }

  override async destroy(): Promise<void> {
    await this.#do('rollback');
    await super.destroy();
  }
}

class Dialect extends SqliteDialect {
  readonly #createDriver: () => Driver;

  constructor(config: SqliteDialectConfig, { rehearsal, patienceMs }: Opening) {
    super(config);
    this.#createDriver = () =>
      rehearsal ? new RehearsalDriver(config, patienceMs) : new ImmediateDriver(config, patienceMs);
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }
}

function engine(database: Database, patienceMs: Patience): Engine {
  return {
    name: 'sqlite',
    write: (work) => writeTogether(database, work, patienceMs),
    elements: (json) => sql`json_each(${json})`,
    async changeMark() {
      const { rows } = await sql<{ mark: string }>`
        select total_changes() || ' ' || data_version as mark from pragma_data_version`.execute(database);
      return rows[0]?.mark ?? '';
    },
    async settle() {
      await sql`pragma wal_checkpoint(passive)`.execute(database);
    },
    directory: sqliteDirectory(database),
  };
}

/** Strict tables; what the steps say is SQLite's own already. */
export const migrationWords = { suffix: 'STRICT', spoken: (statement: string) => [statement] };

/**
 * Opens the database in `dataDir`, creating directory and tables where they are missing. A committed transaction is on
 * the disk: `synchronous=FULL` also survives a power loss, which SQLite's own default for WAL does not promise.
 */
export async function openSqlite(
  dataDir: string,
  { rehearsal = false, patienceMs = () => longPatienceMs }: Partial<Opening> = {},
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new Sqlite(databaseFile(dataDir), { timeout: 5_000 });
  // Names and addresses of people: for the owner's eyes, whatever the directory allows. SQLite's side files follow.
  chmodSync(databaseFile(dataDir), 0o600);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // At most 64 MB: an import of a roll comes back to the same pages again and again.
  file.pragma('cache_size = -65536');
  // From here on `untilFree` does the waiting.
  file.pragma('busy_timeout = 0');
  const database = new Kysely<Tables>({
    dialect: new Dialect({ database: file }, { rehearsal, patienceMs }),
  });
  setEngine(database, engine(database, patienceMs));
  try {
    await writeTogether(database, (writing) => migrate(writing, migrationWords), patienceMs);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
