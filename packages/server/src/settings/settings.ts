import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';

/* Settings of this installation: values by key. */

/** Stores a value unless the key exists; `false` if it does. */
export async function noteOnce(trx: Database | Transaction, key: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores a value, replacing an earlier one. */
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

/** Value of a key; `undefined` if it was never stored. */
export async function setting(database: Database | Transaction, key: string): Promise<string | undefined> {
  const row = await database.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Values of several keys; missing keys are left out. */
export async function settingsOf(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.selectFrom('settings').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** SQL expression for a setting that is a whole number; 0 if it was never stored. */
export const settingNumber = (key: string): RawBuilder<number> =>
  sql<number>`coalesce((select cast(value as integer) from settings where key = ${sql.lit(key)}), 0)`;

export async function forgetSetting(trx: Transaction, key: string): Promise<void> {
  await trx.deleteFrom('settings').where('key', '=', key).execute();
}

/** Replaces the settings of one database by those of another. */
export async function copySettings(from: Database, trx: Transaction): Promise<void> {
  await trx.deleteFrom('settings').execute();
  const rows = await from.selectFrom('settings').selectAll().execute();
  if (rows.length > 0) await trx.insertInto('settings').values(rows).execute();
}

/** Checks that the database answers a query. @throws if it does not */
export async function ping(database: Database): Promise<void> {
  await database.selectFrom('settings').select('key').limit(1).execute();
}
