import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../../unavailable.ts';

/**
 * Error codes for which the server is at fault, and not the statement: connection lost (class 08), out of resources (53), stopping
 * or starting (57P), timeout (57014), or read-only as during a failover (25006).
 */
const away = /^(?:08|53|57P)|^(?:57014|25006)$/;

/** True if the error means that the server is unavailable. Every error that the server did not send itself counts. */
export const isAway = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || error.code === undefined || away.test(error.code);

/** Returns the error to throw while the server is unavailable. */
export function unavailable(cause: unknown): DatabaseUnavailable {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = (cause instanceof Error && cause.message) || code || 'unknown reason';
  return new DatabaseUnavailable(`The database does not answer: ${reason}`, { cause, code });
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** A connection to the server, for as long as a caller uses it. */
export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #isBroken = false;
  #failure: unknown;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('error', this.#break);
  }

  /** Without a listener, a connection error would end the process. The running statement fails as well. */
  readonly #break = () => {
    this.#isBroken = true;
  };

  /** @throws DatabaseUnavailable when the server is unavailable, else the error of the server */
  async #ask(statement: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(statement, [...parameters]);
    } catch (error) {
      if (isAway(error)) this.#break();
      this.#failure = isAway(error) ? unavailable(error) : error;
      throw this.#failure;
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(query.sql, query.parameters);
    return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, and nothing in here reads rows one by one.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not read one by one.');
  }

  /** Runs several statements without parameters in one round trip. */
  async run(statements: string): Promise<void> {
    await this.#ask(statements);
  }

  /** @throws the first error inside of the transaction, if the caller continued after it: the server has rolled everything back */
  async commit(): Promise<void> {
    const { command } = await this.#ask('commit');
    if (command === 'ROLLBACK') throw this.#failure;
  }

  /** Returns the connection to the pool. A broken connection is not used again. */
  release(): void {
    this.#client.off('error', this.#break);
    this.#client.release(this.#isBroken);
  }
}
