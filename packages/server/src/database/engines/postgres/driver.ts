import type { Driver, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { Connection, isAway, unavailable } from './connection.ts';

/** What the drivers of both kinds do alike. */
class PoolDriver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {
    // A connection nobody uses may end at any time; unheard, that would end the process.
    this.#pool.on('error', () => undefined);
  }

  /** @throws DatabaseUnavailable when there is none to be had */
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
 * Runs transactions. Only they know of a setting: a pooler in front of the server may give each of them another session.
 * Kysely's own driver loses what a broken connection said, and would wait for ever on a server that says nothing.
 */
export class TransactionDriver extends PoolDriver implements Driver {
  readonly #timeoutMs: number;

  /** @param timeoutMs How long one statement of a transaction may take, in milliseconds; 0 for as long as it wants. */
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

/** Everything in one transaction, which is taken back in the end; what asks for a transaction gets a part of it. */
export class RehearsalDriver extends PoolDriver implements Driver {
  #begun = false;

  /** @param pool Of one connection, which nobody closes: whoever wants it waits, and gets the same one. */
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
      // Sees what the site commits meanwhile, and so never has to begin again because of it.
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
