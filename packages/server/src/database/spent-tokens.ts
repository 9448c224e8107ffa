import type { Database, Transaction } from './database.ts';

/** A verification to be used up: its name, and until when it could be offered again (milliseconds since 1970). */
export interface Spend {
  key: string;
  expiresAt: number;
}

/** Uses a verification up. `false` when it already was. */
export async function spend(trx: Transaction, { key, expiresAt }: Spend): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('spent_tokens')
    .values({ key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether something was used up already. */
export async function isSpent(database: Database | Transaction, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('spent_tokens')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what could not be offered again anyway. */
export async function forgetSpentTokens(database: Database, now: number): Promise<void> {
  await database.deleteFrom('spent_tokens').where('expires_at', '<=', now).execute();
}
