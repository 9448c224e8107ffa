import pg from 'pg';

/** Maximum time that a request waits for a connection, in milliseconds. During a rush a thousand requests share a few connections. */
const connectTimeoutMs = 20_000;

/** Time that we wait longer than the server does, in milliseconds, for a server that does not respond at all. */
const graceMs = 5_000;

/** Type number of `bigint`, which is also the type of counts. Our values are below 2^53: timestamps, cents, positions. */
const bigint = 20;

/** Gives `sslmode` PostgreSQL's own meaning. The driver's default meaning differs. */
export function addressed(url: string): string {
  const address = new URL(url);
  address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

interface PoolOptions {
  /** Maximum number of connections. */
  size: number;
  /** Maximum time of one statement on the server, in milliseconds; 0 for no limit. */
  timeoutMs: number;
  /** Keeps idle connections open, and lets callers wait for a connection without a limit. @default false */
  lasting?: boolean;
}

/** Creates a pool that connects to the server on demand. */
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
