import { emailKey } from '@banyan/api/internal';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { noteOnce, setting } from './settings.ts';

/** Columns that store email keys. */
const columns = [
  ['members', 'email_key'],
  ['event_registrations', 'email_key'],
  ['donations', 'email_key'],
  ['questions', 'email_key'],
  ['volunteers', 'email_key'],
  ['invitations', 'email_key'],
  ['leavings', 'email_key'],
  ['member_passkeys', 'email_key'],
  ['unwanted_letters', 'email_key'],
  ['email_changes', 'email_key'],
  ['email_changes', 'new_key'],
  ['outbox', 'email_key'],
] as const;

const noted = 'email-keys';

/**
 * Updates email keys from before domains were stored in ASCII, once. If another row already has the new key of the same mailbox,
 * the row keeps its key and a volunteer merges the two.
 */
export async function renewEmailKeys(database: Database): Promise<void> {
  if ((await setting(database, noted)) !== undefined) return;
  for (const [table, column] of columns) {
    const key = sql.ref(column);
    const { rows } = await sql<{ key: string }>`
      select distinct ${key} as key from ${sql.table(table)}
      where length(${key}) <> octet_length(${key})`.execute(database);
    for (const { key: before } of rows) {
      const now = emailKey(before);
      if (now === before) continue;
      const change = sql`update ${sql.table(table)} set ${key} = ${now} where ${key} = ${before}`;
      await transaction(database, (trx) => change.execute(trx)).catch(isTaken);
    }
  }
  await transaction(database, (trx) => noteOnce(trx, noted, 'ascii'));
}

/** @throws any error other than a violated unique index */
function isTaken(error: unknown): void {
  if (!/unique/i.test(String(error))) throw error;
}
