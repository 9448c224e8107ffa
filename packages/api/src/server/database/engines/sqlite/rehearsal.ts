import { CompiledQuery, type Driver, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { untilFree } from './busy.ts';

/** Everything in one transaction, which is taken back in the end; what asks for a transaction gets a part of it. */
class RehearsalDriver extends SqliteDriver {
  override async init(...options: Parameters<SqliteDriver['init']>): Promise<void> {
    await super.init(...options);
    await untilFree(() => this.#do('begin immediate'));
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

/** SQLite over one connection whose every transaction is a part of one that is taken back in the end. */
export class RehearsalDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver = (): Driver => new RehearsalDriver(this.#config);
}
