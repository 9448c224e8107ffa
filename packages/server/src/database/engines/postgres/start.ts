import { sql } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../../../config.ts';
import type { Database } from '../../database.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';

/** `server_version_num` of the oldest supported server: 14.0. */
const oldestServer = 140_000;

async function currentSetting(database: Database, name: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database);
  return rows[0]?.value ?? '';
}

/** @throws ConfigError when the server is too old or does not support serializable transactions */
export async function checkServer(database: Database): Promise<void> {
  const version = Number(await currentSetting(database, 'server_version_num'));
  if (version < oldestServer) {
    throw new ConfigError(
      `The server that DATABASE_URL names is PostgreSQL ${Math.floor(version / 10_000)}; it must be 14 or newer.`,
    );
  }
  const level = await database
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => currentSetting(trx, 'transaction_isolation'))
    .catch((error) => {
      if (error instanceof pg.DatabaseError) return 'refused';
      throw error;
    });
  if (level !== 'serializable') {
    throw new ConfigError(
      'The server that DATABASE_URL names has no serializable transactions, and without them a last seat is given away twice; use PostgreSQL itself.',
    );
  }
}

/** Explanations of the most common connection errors, by error code, for the person who wrote the address. */
const refusals: Readonly<Record<string, (database: string) => string>> = {
  '28P01': () => 'The server that DATABASE_URL names refuses the user or the password.',
  '28000': () => 'The server that DATABASE_URL names refuses the user, or a connection from here.',
  '3D000': (database) =>
    `DATABASE_URL names the database "${database}", which the server does not have; create it first.`,
  '42501': (database) =>
    `The user in DATABASE_URL may not create tables in the database "${database}"; make it the database's owner.`,
};

/**
 * Describes a failed start in a sentence without the password.
 * @returns a ConfigError if the reader can do something about it, else the original error.
 */
export function inWords(error: unknown, url: string): unknown {
  const { host, pathname, searchParams } = new URL(url);
  if (error instanceof DatabaseUnavailable) {
    const { cause, code } = error;
    const why = (cause instanceof Error && cause.message) || code;
    return new ConfigError(
      `No PostgreSQL answers at ${host || searchParams.get('host')}, which DATABASE_URL names: ${why}.`,
    );
  }
  if (!(error instanceof pg.DatabaseError)) return error;
  const sentence = refusals[error.code ?? '']?.(decodeURIComponent(pathname.slice(1)));
  return sentence === undefined ? error : new ConfigError(sentence);
}
