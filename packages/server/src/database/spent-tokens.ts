import type { Database, Transaction } from './database.ts';

/** A captcha token to be used up: its name, and the time until which it could be sent again (milliseconds since 1970). */
export interface Spend {
  key: string;
  expiresAt: number;
}

/** Marks a captcha token as used. Returns `false` if it already was. */
export async function spend(trx: Transaction, { key, expiresAt }: Spend): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('spent_tokens')
    .values({ key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** True if a token was already used. */
export async function isSpent(database: Database | Transaction, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('spent_tokens')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes tokens that are no longer valid anyway. */
export async function forgetSpentTokens(database: Database, now: number): Promise<void> {
  await database.deleteFrom('spent_tokens').where('expires_at', '<=', now).execute();
}
