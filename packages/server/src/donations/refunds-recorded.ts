import type { Transaction } from '../database/database.ts';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { newId } from '../database/identity.ts';
import { restOf } from './payments/paypal-answers.ts';
import type { OrderRefund, RefundStatus } from './payments/provider.ts';
import { addUp, type RefundNews, refundsOf } from './refund-rows.ts';

/** Columns for a refund’s status. */
const columnsOf = ({ status, id, reason }: RefundStatus, { cause, now }: RefundNews) => ({
  state: status,
  provider_id: id,
  detail: reason,
  cause,
  settled_at: status === 'pending' ? null : new Date(now).toISOString(),
});

const isKnown = (row: DonationRefundTable, { status, id }: RefundStatus) =>
  row.state === status && row.provider_id === id;

/**
 * Stores the provider’s status of one of our refunds. Removes a row that was recorded meanwhile for the same refund as made at the
 * provider.
 */
export async function recordRefund(
  trx: Transaction,
  row: DonationRefundTable,
  told: RefundStatus,
  news: RefundNews,
): Promise<void> {
  if (isKnown(row, told)) return;
  if (told.id !== null)
    await trx
      .deleteFrom('donation_refunds')
      .where('donation_id', '=', row.donation_id)
      .where('provider_id', '=', told.id)
      .where('volunteer_id', 'is', null)
      .where('id', '!=', row.id)
      .execute();
  await trx.updateTable('donation_refunds').set(columnsOf(told, news)).where('id', '=', row.id).execute();
}

/** Row of a refund that was made at the provider itself. */
const madeElsewhere = (donationId: string, told: OrderRefund, news: RefundNews): DonationRefundTable => {
  const settled = columnsOf(told, news);
  return {
    id: newId(news.now),
    donation_id: donationId,
    cents: told.cents,
    reason: '',
    by_hand: 0,
    volunteer_id: null,
    asked_at: null,
    created_at: new Date(news.now).toISOString(),
    ...settled,
  };
};

/**
 * Stores the refunds that an order lists. Refunds requested here are found by their request id; refunds made at the provider are
 * added. Refunds that the order does not list yet stay unchanged.
 */
export async function recordRefunds(
  trx: Transaction,
  row: DonationTable,
  told: readonly OrderRefund[],
  news: RefundNews,
): Promise<DonationTable> {
  const known = await refundsOf(trx, row.id);
  const rest = known.find(({ provider_id }) => provider_id === restOf(row.capture_id ?? ''));
  if (rest?.state === 'done' && !told.some(({ id }) => id === rest.provider_id) && told.length > 0)
    await trx.deleteFrom('donation_refunds').where('id', '=', rest.id).execute();
  for (const refund of told) {
    const ours =
      known.find(({ id }) => id === refund.name) ??
      known.find(({ provider_id }) => provider_id === refund.id);
    if (ours) await recordRefund(trx, ours, refund, news);
    else
      await trx
        .insertInto('donation_refunds')
        .values(madeElsewhere(row.id, refund, news))
        .execute();
  }
  return addUp(trx, row, news);
}
