import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../../unavailable.ts';

/**
 * What tells that the server, and not the statement, was at fault: it lost the connection (class 08), has no room (53), was
 * stopped or is starting (57P), took too long (57014), or is a copy that only reads, as in the middle of a fail-over (25006).
 */
const away = /^(?:08|53|57P)|^(?:57014|25006)$/;

/** Whether the server is away, by what came of asking it: whatever is no answer of its says so too. */
export const isAway = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || error.code === undefined || away.test(error.code);

/** What to throw when the server is away. */
export function unavailable(cause: unknown): DatabaseUnavailable {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = (cause instanceof Error && cause.message) || code || 'unknown reason';
  return new DatabaseUnavailable(`The database does not answer: ${reason}`, { cause, code });
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** One connection to the server, for as long as somebody has it. */
export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #isBroken = false;
  #failure: unknown;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('error', this.#break);
  }

  /** Unheard, an error of a connection would end the process; the statement it happened to fails as well. */
  readonly #break = () => {
    this.#isBroken = true;
  };

  /** @throws DatabaseUnavailable when the server is away, else what it answered */
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

  /** Several statements without parameters, in one go. */
  async run(statements: string): Promise<void> {
    await this.#ask(statements);
  }

  /** @throws what failed inside of the transaction, when somebody went on after that: the server has taken all of it back */
  async commit(): Promise<void> {
    const { command } = await this.#ask('commit');
    if (command === 'ROLLBACK') throw this.#failure;
  }

  /** Gives it back; one that is broken is not used again. */
  release(): void {
    this.#client.off('error', this.#break);
    this.#client.release(this.#isBroken);
  }
}
