import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';

/* Small facts about this installation, by name. */

/** Notes a fact unless it is noted already; `false` when it was. */
export async function noteOnce(trx: Database | Transaction, key: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes a fact, in place of what was noted before. */
export async function keepSetting(
  database: Database | Transaction,
  key: string,
  value: string,
): Promise<void> {
  const row = { key, value };
  await database
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** A fact as it was noted; `undefined` when it never was. */
export async function setting(database: Database | Transaction, key: string): Promise<string | undefined> {
  const row = await database.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Several facts, by their names; without those that never were noted. */
export async function settingsOf(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.selectFrom('settings').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** A fact that is a whole number, for statements of others; 0 when it never was noted. */
export const settingNumber = (key: string): RawBuilder<number> =>
  sql<number>`coalesce((select cast(value as integer) from settings where key = ${sql.lit(key)}), 0)`;

export async function forgetSetting(trx: Transaction, key: string): Promise<void> {
  await trx.deleteFrom('settings').where('key', '=', key).execute();
}

/** Puts the facts of one database in place of another's. */
export async function copySettings(from: Database, trx: Transaction): Promise<void> {
  await trx.deleteFrom('settings').execute();
  const rows = await from.selectFrom('settings').selectAll().execute();
  if (rows.length > 0) await trx.insertInto('settings').values(rows).execute();
}

/** Asks the database for one of them. @throws when it does not answer */
export async function ping(database: Database): Promise<void> {
  await database.selectFrom('settings').select('key').limit(1).execute();
}
