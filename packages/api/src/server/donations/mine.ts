import type { MyGift } from '../../contract/my/my-page.ts';
import type { Database, Writing } from '../database/database.ts';
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
