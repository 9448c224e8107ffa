import {
  type Driver,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import type { PostgresConfig } from '../../../config.ts';
import type { Database } from '../../database.ts';
import { type Engine, setEngine } from '../../engine.ts';
import { migrate } from '../../migrate.ts';
import type { Tables } from '../../tables.ts';
import { toPostgres } from './dialect.ts';
import { postgresDirectory } from './directory.ts';
import { DryRunDriver, TransactionDriver } from './driver.ts';
import { poolOf } from './pool.ts';
import { checkServer, inWords } from './start.ts';
import { writeSerializable } from './write.ts';

class Dialect extends PostgresDialect {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    // Never called, because the driver is our own.
    super({ pool: () => Promise.reject(new Error('There is another pool.')) });
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

function databaseOf(driver: Driver): Database {
  const database = new Kysely<Tables>({
    dialect: new Dialect(driver),
    // `in ()` is false in SQLite, and a syntax error in PostgreSQL.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  const engine: Engine = {
    name: 'postgres',
    transaction: (work) => writeSerializable(database, work),
    elements: (json) => sql`json_array_elements(${json}::json)`,
    async changeMark() {
      const { rows } = await sql<{ mark: string }>`select pg_current_snapshot()::text as mark`.execute(
        database,
      );
      return rows[0]?.mark ?? '';
    },
    // The server has a background process for this.
    settle: async () => undefined,
    fault: () => undefined,
    directory: postgresDirectory(database),
  };
  setEngine(database, engine);
  return database;
}

/** Arbitrary number, the same in every version: the id of the advisory lock that a process holds during migrations. */
const migrationLock = 4_201_998;

/**
 * Runs the migrations, one process after another. Not serializable: such a transaction would see the state before it waited for the
 * lock.
 */
const bringUpToDate = (database: Database) =>
  database
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(trx);
      await migrate(trx, { suffix: '', spoken: toPostgres });
    });

/** Checks the server and creates the tables, over a separate connection without a time limit. */
async function prepare(url: string): Promise<void> {
  const database = databaseOf(new TransactionDriver(poolOf(url, { size: 1, timeoutMs: 0 }), 0));
  try {
    await checkServer(database);
    await bringUpToDate(database);
  } catch (error) {
    throw inWords(error, url);
  } finally {
    await database.destroy();
  }
}

/**
 * Opens the database on a PostgreSQL server and creates missing tables.
 * @param rehearsal Rolls all changes back in the end; the migrations run all the same.
 * @throws ConfigError with a sentence when the server cannot be used as it is
 */
export async function openPostgres(
  { url, poolSize, timeoutMs }: PostgresConfig,
  rehearsal: boolean,
): Promise<Database> {
  await prepare(url);
  return databaseOf(
    rehearsal
      ? new DryRunDriver(poolOf(url, { size: 1, timeoutMs, lasting: true }))
      : new TransactionDriver(poolOf(url, { size: poolSize, timeoutMs }), timeoutMs),
  );
}
