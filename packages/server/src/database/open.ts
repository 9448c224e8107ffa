import type { ServerConfig } from '../config.ts';
import type { BusyTimeout } from './busy-timeout.ts';
import type { Database } from './database.ts';

/** What of the configuration says where the database is. */
export type DatabaseConfig = Pick<ServerConfig, 'dataDir' | 'database'>;

export interface OpenOptions {
  /** Keeps nothing of what is written: who reads through this database sees it until it is destroyed. @default false */
  rehearsal?: boolean;
  /** @default 20 seconds */
  patienceMs?: BusyTimeout;
}

/**
 * Opens the database that the configuration names, with tables of today: PostgreSQL with `DATABASE_URL`, else SQLite in
 * `DATA_DIR`. Only the engine that is needed is loaded.
 * @throws ConfigError with a sentence for whoever starts it, when PostgreSQL cannot be used as it is
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
