import pg from 'pg';

/** How long a request waits for a connection, in milliseconds: in a rush a thousand share a few, and each has its turn. */
const connectTimeoutMs = 20_000;

/** How much longer than the server we wait for what takes too long, in milliseconds: for one that says nothing at all. */
const graceMs = 5_000;

/** The number of `bigint`, which is also what counting gives. Ours are below 2^53: instants, cents, positions. */
const bigint = 20;

/** PostgreSQL's own meanings of `sslmode`; the driver's are others, unless it is told. */
export function addressed(url: string): string {
  const address = new URL(url);
  address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

interface PoolOptions {
  /** How many connections at most. */
  size: number;
  /** How long the server may work on one statement, in milliseconds; 0 for as long as it wants. */
  timeoutMs: number;
  /** Whether connections stay open that nobody uses, and whoever wants one waits without end. @default false */
  lasting?: boolean;
}

/** Connections to the server, made when they are needed. */
export const poolOf = (url: string, { size, timeoutMs, lasting = false }: PoolOptions): pg.Pool =>
  new pg.Pool({
    connectionString: addressed(url),
    application_name: 'banyan',
    max: size,
    connectionTimeoutMillis: lasting ? 0 : connectTimeoutMs,
    idleTimeoutMillis: lasting ? 0 : 10_000,
    keepAlive: true,
    ...(timeoutMs > 0 && { query_timeout: timeoutMs + graceMs }),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === bigint ? Number : pg.types.getTypeParser(type, format),
    },
  });
