import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { newId, newReference } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { logTransition } from './donation-log.ts';

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Columns of a gift that was made on the site and is in no statement. */
const byTheSite = {
  kind: 'online',
  contribution: 'gift',
  organization: null,
  fair_value_cents: null,
  description: '',
  note: '',
  recorded_by: null,
  version: 0,
  receipt_at: null,
  statement: null,
  statement_at: null,
} as const;

/** Stores an order before it is requested from the provider. */
export async function addDonation(
  database: Database,
  order: { provider: string; cents: number; currency: string; token: string; tokenExpiresAt: number },
  now: number,
): Promise<DonationTable> {
  const at = new Date(now).toISOString();
  const anonymous = { first_name: null, last_name: null, email: null, email_key: null };
  const nothing = {
    capture_id: null,
    captured_cents: null,
    captured_currency: null,
    captured_at: null,
    fee_cents: null,
    net_cents: null,
  };
  const row: DonationTable = {
    id: newId(now),
    reference: newReference('D'),
    provider: order.provider,
    order_id: null,
    state: 'created',
    cents: order.cents,
    currency: order.currency,
    token_hash: tokenHash(order.token),
    token_expires_at: order.tokenExpiresAt,
    ...anonymous,
    year: null,
    program: null,
    purpose: null,
    claim: null,
    asked_at: null,
    attempt: 1,
    ...nothing,
    refunded_cents: 0,
    created_at: at,
    changed_at: at,
    ...byTheSite,
  };
  return transaction(database, async (trx) => {
    await trx.insertInto('donations').values(row).execute();
    const first = {
      donation_id: row.id,
      from_state: null,
      to_state: row.state,
      cause: 'browser',
      detail: '',
    };
    await logTransition(trx, first, now);
    return row;
  });
}

export const giveOrderId = (database: Database, id: string, orderId: string) =>
  database.updateTable('donations').set({ order_id: orderId }).where('id', '=', id).execute();

export const donationByOrder = (database: Database | Transaction, orderId: string) =>
  database.selectFrom('donations').selectAll().where('order_id', '=', orderId).executeTakeFirst();

export const giftByReference = (database: Database | Transaction, reference: string) =>
  database.selectFrom('donations').selectAll().where('reference', '=', reference).executeTakeFirst();

export const donationByCapture = (database: Database | Transaction, captureId: string) =>
  database.selectFrom('donations').selectAll().where('capture_id', '=', captureId).executeTakeFirst();

/** True if this donor gave the same amount again after this gift got stuck. It must then not be captured too. */
export async function gaveAgain(database: Database, row: DonationTable): Promise<boolean> {
  const again = await database
    .selectFrom('donations')
    .select('id')
    .where('email_key', '=', row.email_key)
    .where('cents', '=', row.cents)
    .where('state', '=', 'captured')
    .where('captured_at', '>', row.created_at)
    .executeTakeFirst();
  return again !== undefined;
}
