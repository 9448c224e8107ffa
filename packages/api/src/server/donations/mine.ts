import type { MyGift } from '../../contract/my/my-page.ts';
import type { Database, Writing } from '../database/database.ts';
import { emailKey } from '../database/identity.ts';
import { organisation } from '../settings/organisation.ts';
import { receiptLines } from './receipt.ts';

/** A gift as whoever gave it sees it. */
export interface GiftOfMine extends Omit<MyGift, 'receiptHref'> {
  donor: string;
  /** As they typed it. */
  email: string;
}

/** The gifts that were received with an e-mail, newest first; of one that was given back nothing is left. @param key As `emailKey` makes it */
export async function giftsWithEmail(database: Database | Writing, key: string): Promise<GiftOfMine[]> {
  const rows = await database
    .selectFrom('donations')
    .selectAll()
    .where('email_key', '=', key)
    .where('state', '=', 'captured')
    .orderBy('captured_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const office = await organisation(database);
  const dayOf = (iso: string) => new Date(iso).toLocaleDateString('en-CA', { timeZone: office.timeZone });
  return rows.map((row) => ({
    reference: row.reference,
    day: dayOf(row.captured_at ?? row.created_at),
    cents: Math.max(0, (row.captured_cents ?? 0) - row.refunded_cents),
    cause: row.purpose ?? '',
    receipt: receiptLines(office, row),
    donor: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email ?? '',
  }));
}

/** Ids of all gifts under an e-mail, whatever became of them. @param key As `emailKey` makes it */
export async function giftsUnder(database: Database | Writing, key: string): Promise<string[]> {
  const rows = database.selectFrom('donations').select('id').where('email_key', '=', key);
  return (await rows.execute()).map(({ id }) => id);
}

/** Brings gifts under another e-mail. Who gave what, and when, stays as the receipt has it. */
export async function moveGifts(writing: Writing, ids: readonly string[], email: string): Promise<void> {
  if (ids.length === 0) return;
  const columns = { email, email_key: emailKey(email) };
  await writing.updateTable('donations').set(columns).where('id', 'in', ids).execute();
}
