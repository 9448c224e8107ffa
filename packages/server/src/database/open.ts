import type { ServerConfig } from '../config.ts';
import type { BusyTimeout } from './busy-timeout.ts';
import type { Database } from './database.ts';

/** The part of the configuration that says where the database is. */
export type DatabaseConfig = Pick<ServerConfig, 'dataDir' | 'database'>;

export interface OpenOptions {
  /** Rolls all changes back when the database is destroyed; reads through it see them until then. @default false */
  rehearsal?: boolean;
  /** @default 20 seconds */
  patienceMs?: BusyTimeout;
}

/**
 * Opens the configured database and runs its migrations: PostgreSQL with `DATABASE_URL`, else SQLite in
 * `DATA_DIR`. Only the engine that is needed is loaded.
 * @throws ConfigError with a sentence for the operator when PostgreSQL cannot be used as it is
 */
export async function openDatabase(
  { dataDir, database }: DatabaseConfig,
  { rehearsal = false, patienceMs }: OpenOptions = {},
): Promise<Database> {
  if (database) {
    const { openPostgres } = await import('./engines/postgres/open.ts');
    return openPostgres(database, rehearsal);
  }
  const { openSqlite } = await import('./engines/sqlite/open.ts');
  return openSqlite(dataDir, { rehearsal, ...(patienceMs && { patienceMs }) });
}
