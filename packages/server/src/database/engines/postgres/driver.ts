import type { Driver, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { Connection, isAway, unavailable } from './connection.ts';

/** Base class of both drivers. */
class PoolDriver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {
    // An idle connection may end at any time. Without a listener, that would end the process.
    this.#pool.on('error', () => undefined);
  }

  /** @throws DatabaseUnavailable when no connection is available */
  async acquireConnection(): Promise<Connection> {
    try {
      return new Connection(await this.#pool.connect());
    } catch (error) {
      throw isAway(error) ? unavailable(error) : error;
    }
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

/**
 * Runs transactions. Settings are made inside each transaction, because a pooler in front of the server may give each one another
 * session. Kysely's own driver loses the error of a broken connection, and waits forever for a server that does not respond.
 */
export class TransactionDriver extends PoolDriver implements Driver {
  readonly #timeoutMs: number;

  /** @param timeoutMs Maximum time of one statement in a transaction, in milliseconds; 0 for no limit. */
  constructor(pool: pg.Pool, timeoutMs: number) {
    super(pool);
    this.#timeoutMs = timeoutMs;
  }

  async beginTransaction(connection: Connection, { isolationLevel }: TransactionSettings): Promise<void> {
    const begin = isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`;
    await connection.run(`${begin}; set local statement_timeout = ${this.#timeoutMs}`);
  }

  commitTransaction = (connection: Connection) => connection.commit();
  rollbackTransaction = (connection: Connection) => connection.run('rollback');
}

/** Runs everything in one transaction, which is rolled back at the end. Nested transactions become savepoints. */
export class DryRunDriver extends PoolDriver implements Driver {
  #begun = false;

  /** @param pool A pool of one connection that is never closed: every caller waits for it and gets the same one. */
  constructor(pool: pg.Pool) {
    super(pool);
  }

  override async acquireConnection(): Promise<Connection> {
    const connection = await super.acquireConnection();
    if (!this.#begun) await this.#begin(connection);
    this.#begun = true;
    return connection;
  }

  async #begin(connection: Connection): Promise<void> {
    try {
      // Reads what the site commits meanwhile, and therefore never has to restart because of a conflict.
      await connection.run('begin isolation level read committed');
    } catch (error) {
      connection.release();
      throw error;
    }
  }

  beginTransaction = (connection: Connection) => connection.run('savepoint part');
  commitTransaction = (connection: Connection) => connection.run('release part');
  rollbackTransaction = (connection: Connection) => connection.run('rollback to part; release part');
}
