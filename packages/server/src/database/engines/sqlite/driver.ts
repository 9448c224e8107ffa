import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { BusyTimeout } from '../../busy-timeout.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';
import { isBusy, untilFree } from './busy.ts';
import { throwAsUnavailable } from './failing-disk.ts';
import { keepingStatements } from './statements.ts';

/** Two connections to the same file. Reads continue during a transaction, and see the state before it. */
export interface SqliteFiles {
  reading: Sqlite.Database;
  writing: Sqlite.Database;
  /** True if another file has replaced the database file. */
  isReplaced: () => boolean;
}

const beginImmediate = CompiledQuery.raw('begin immediate');

/** Queue of this process for the writing connection. */
class Turns {
  #last = Promise.resolve();
  /** When a write of this process last ended, in milliseconds since 1970. */
  #endedAt = 0;

  /**
   * Waits for its turn, and then while another process is writing. Waiting for writes of this process does not count toward the
   * timeout as long as they make progress.
   * @returns a function that ends this turn
   */
  async take<T>(begin: () => Promise<T>, patienceMs: BusyTimeout): Promise<{ begun: T; end: () => void }> {
    const queuedAt = Date.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    try {
      const begun = await untilFree(begin, patienceMs, Math.max(queuedAt, this.#endedAt));
      const end = () => {
        this.#endedAt = Date.now();
        resolve();
      };
      return { begun, end };
    } catch (error) {
      resolve();
      throw error;
    }
  }
}

/**
 * Connection of one caller. Outside of a transaction each statement uses the reading or the writing connection; inside, all use the
 * writing one.
 */
class Session implements DatabaseConnection {
  readonly #connections: { reading: DatabaseConnection; writing: DatabaseConnection };
  readonly #onlyReads: (statement: string) => boolean;
  readonly #turns: Turns;
  readonly #isReplaced: () => boolean;
  readonly #patienceMs: BusyTimeout;
  #endTurn: (() => void) | undefined;

  constructor(
    connections: { reading: DatabaseConnection; writing: DatabaseConnection },
    onlyReads: (statement: string) => boolean,
    turns: Turns,
    { isReplaced, patienceMs }: { isReplaced: () => boolean; patienceMs: BusyTimeout },
  ) {
    this.#connections = connections;
    this.#onlyReads = onlyReads;
    this.#turns = turns;
    this.#isReplaced = isReplaced;
    this.#patienceMs = patienceMs;
  }

  /** @throws DatabaseUnavailable, with nothing done, when another process writes for too long or the file was replaced */
  #take<R>(query: CompiledQuery) {
    return this.#turns.take(() => {
      if (this.#isReplaced())
        throw new DatabaseUnavailable('The file of the database was replaced.', {
          cause: undefined,
          code: 'REPLACED',
        });
      return this.#connections.writing.executeQuery<R>(query);
    }, this.#patienceMs);
  }

  async begin(): Promise<void> {
    this.#endTurn = (await this.#take(beginImmediate)).end;
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#connections.writing.executeQuery<R>(query);
    return this.#onlyReads(query.sql) ? this.#read(query) : this.#writeAlone(query);
  }

  #read<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const attempt = () => this.#connections.reading.executeQuery<R>(query);
    // Tries without `untilFree` first: every page reads here, and a read only has to wait while the database is being repaired.
    return attempt().catch((error) =>
      isBusy(error) ? untilFree(attempt, this.#patienceMs) : throwAsUnavailable(error),
    );
  }

  async #writeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { begun, end } = await this.#take<R>(query).catch(throwAsUnavailable);
    end();
    return begun;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    const { reading, writing } = this.#connections;
    return (this.#endTurn ? writing : reading).streamQuery(query, chunkSize);
  }
}

/**
 * A driver over two connections to one file. Reads never wait for a transaction of this process. Transactions begin with `begin
 * immediate`, so that one that cannot write fails at its start and not at its first write.
 */
class ReadWriteDriver implements Driver {
  readonly #files: SqliteFiles;
  readonly #reading: SqliteDriver;
  readonly #writing: SqliteDriver;
  readonly #onlyReads: (statement: string) => boolean;
  readonly #turns = new Turns();
  readonly #patienceMs: BusyTimeout;

  constructor(files: SqliteFiles, patienceMs: BusyTimeout) {
    const reading = keepingStatements(files.reading);
    this.#files = files;
    this.#patienceMs = patienceMs;
    this.#reading = new SqliteDriver({ database: reading });
    this.#writing = new SqliteDriver({ database: keepingStatements(files.writing) });
    this.#onlyReads = (statement) => reading.prepare(statement).readonly;
  }

  async init(): Promise<void> {
    await this.#reading.init();
    await this.#writing.init();
  }

  async acquireConnection(): Promise<Session> {
    const connections = {
      reading: await this.#reading.acquireConnection(),
      writing: await this.#writing.acquireConnection(),
    };
    const { isReplaced } = this.#files;
    return new Session(connections, this.#onlyReads, this.#turns, {
      isReplaced,
      patienceMs: this.#patienceMs,
    });
  }

  async beginTransaction(session: Session): Promise<void> {
    await session.begin();
  }

  commitTransaction = (session: Session) => this.#writing.commitTransaction(session);

  async rollbackTransaction(): Promise<void> {
    // On a full disk SQLite has already rolled back. Another rollback would hide the error of the disk.
    const { writing } = this.#files;
    if (writing.inTransaction) writing.exec('rollback');
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release();
  }

  async destroy(): Promise<void> {
    this.#files.reading.close();
    this.#files.writing.close();
  }
}

class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely dialect for SQLite with one connection that reads and one that writes. */
export class ReadWriteDialect extends SqliteDialect {
  readonly #create: () => Driver;

  constructor(files: SqliteFiles, patienceMs: BusyTimeout) {
    super({ database: files.writing });
    this.#create = () => new ReadWriteDriver(files, patienceMs);
  }

  override createDriver(): Driver {
    return this.#create();
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}
