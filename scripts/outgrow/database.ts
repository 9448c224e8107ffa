import { poolOf } from '../../packages/server/src/database/engines/postgres/pool.ts';
import { NoPostgres, type Postgres, startPostgres } from '../postgres.ts';

/** A database of its own for one run. */
export interface RunDatabase {
  url: string;
  /** Its server's, which may be stopped; a server that others use may not. */
  server: Pick<Postgres, 'crash' | 'recover'> | undefined;
  /** Asks it. Connections that broke are made again. */
  query: <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Takes it away. */
  close: () => Promise<void>;
}

const asker = (url: string) => {
  const pool = poolOf(url, { size: 2, timeoutMs: 0 });
  // A connection nobody uses ends with the server that is stopped.
  pool.on('error', () => undefined);
  return pool;
};

/**
 * Makes a database, on a server of its own that loses nothing it acknowledged, or where this machine has none on the one of
 * TEST_DATABASE_URL.
 * @throws NoPostgres when there is neither
 */
export async function makeDatabase(): Promise<RunDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  const server = await startPostgres({ durable: true }).catch((error: unknown) => {
    if (given && error instanceof NoPostgres) return undefined;
    throw error;
  });
  const name = `banyan_outgrow_${process.pid}`;
  const maintenance = server?.url ?? given ?? '';
  const administer = async (statement: string) => {
    const pool = asker(maintenance);
    await pool.query(statement).finally(() => pool.end());
  };
  await administer(`create database ${name}`);
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  const pool = asker(url.href);
  return {
    url: url.href,
    server,
    query: async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(statement, [...values])).rows,
    async close() {
      await pool.end();
      if (server) server.stop();
      else await administer(`drop database ${name} with (force)`);
    },
  };
}
