import { CompiledQuery, type Driver, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import type { BusyTimeout } from '../../busy-timeout.ts';
import { untilFree } from './busy.ts';

/** Runs everything in one transaction, which is rolled back at the end. Nested transactions become savepoints. */
class DryRunDriver extends SqliteDriver {
  readonly #patienceMs: BusyTimeout;

  constructor(config: SqliteDialectConfig, patienceMs: BusyTimeout) {
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

/** Kysely dialect for SQLite in which everything runs in one transaction that is rolled back at the end. */
export class DryRunDialect extends SqliteDialect {
  readonly #create: () => Driver;

  constructor(config: SqliteDialectConfig, patienceMs: BusyTimeout) {
    super(config);
    this.#create = () => new DryRunDriver(config, patienceMs);
  }

  override createDriver(): Driver {
    return this.#create();
  }
}
