import type { Database, Transaction } from '../database/database.ts';
import type { DonationRefundState, DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { transaction } from '../database/transaction.ts';
import type { Cause } from './donation-log.ts';
import { orUndefined, type RefundStatus, refundNamesMs } from './payments/provider.ts';
import { type PaymentContext, record } from './record.ts';
import { addUp, donationOf, openRefunds } from './refund-rows.ts';
import { recordRefund } from './refunds-recorded.ts';

/**
 * Requests the refund, and repeats it with the same request id if no answer came. An id that the provider may have forgotten is not
 * used again.
 */
async function asked(
  { provider, now }: PaymentContext,
  row: DonationTable,
  refund: DonationRefundTable,
): Promise<RefundStatus | undefined> {
  if (refund.provider_id !== null) return orUndefined(provider.getRefund(refund.provider_id));
  if ((refund.asked_at ?? 0) < now() - refundNamesMs)
    return { status: 'failed', id: null, reason: 'NEVER_ANSWERED' };
  const { captured_currency, capture_id } = row;
  const request = {
    requestId: refund.id,
    captureId: capture_id ?? '',
    cents: refund.cents,
    currency: captured_currency ?? row.currency,
  };
  return (await orUndefined(provider.refund(request))) ?? (await orUndefined(provider.refund(request)));
}

/**
 * Age of a request after which the order is read before the id is used again, in milliseconds. Providers keep ids longer, but not
 * forever.
 */
const orderFirstMs = 3_600_000;

/** True if the order contains the result of a requested refund, which is then stored. */
async function isInOrder(
  payments: PaymentContext,
  row: DonationTable,
  refund: DonationRefundTable,
  cause: Cause,
): Promise<boolean> {
  const truth =
    row.order_id === null ? undefined : await orUndefined(payments.provider.getOrder(row.order_id));
  if (!truth) return false;
  await record(payments, row.id, truth, cause);
  const { state } = await refundNow(payments.database, refund.id);
  return state === 'done' || state === 'failed';
}

const refundNow = (database: Database | Transaction, id: string): Promise<DonationRefundTable> =>
  database.selectFrom('donation_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const isOpen = (state: DonationRefundState) => openRefunds.some((open) => open === state);

/**
 * Requests a stored refund from the provider and stores the answer. A refusal counts only if the order does not contain the refund,
 * because an earlier request may have succeeded.
 * @returns the refund as it is now; unchanged if its result is still unknown
 */
export async function giveBack(
  payments: PaymentContext,
  refundId: string,
  cause: Cause,
): Promise<DonationRefundTable> {
  const { database, provider, now } = payments;
  const refund = await refundNow(database, refundId);
  if (refund.state !== 'asked' && refund.state !== 'pending') return refund;
  const row = await donationOf(database, refund.donation_id);
  const isOld = (refund.asked_at ?? 0) < now() - orderFirstMs;
  if (isOld && (await isInOrder(payments, row, refund, cause))) return refundNow(database, refundId);
  const told = await asked(payments, row, refund);
  if (!told) return refund;
  if (told.id === null) {
    const truth = row.order_id === null ? undefined : await orUndefined(provider.getOrder(row.order_id));
    if (!truth) return refund;
    await record(payments, row.id, truth, cause);
  }
  return transaction(database, async (trx) => {
    const current = await refundNow(trx, refundId);
    // The order or a notification may have reported the result meanwhile.
    const isSettled = !isOpen(current.state) || (told.id === null && current.provider_id !== null);
    if (!isSettled) await recordRefund(trx, current, told, { cause, now: now() });
    await addUp(trx, await donationOf(trx, refund.donation_id), { cause, now: now() });
    return refundNow(trx, refundId);
  });
}

/** Number of refunds reconciled at once. */
const batch = 200;

/** Result of reconciling one refund. */
export interface RefundReconciled {
  reference: string;
  before: DonationRefundState;
  after: DonationRefundState;
}

/** Asks the provider about every refund without a final state and stores the answer. Safe to run at any time and repeatedly. */
export async function reconcileRefunds(
  payments: PaymentContext,
  only?: { donation: string },
): Promise<RefundReconciled[]> {
  let open = payments.database
    .selectFrom('donation_refunds')
    .innerJoin('donations', 'donations.id', 'donation_refunds.donation_id')
    .select([
      'donation_refunds.id as id',
      'donation_refunds.state as state',
      'donations.reference as reference',
    ])
    .where('donation_refunds.state', 'in', ['asked', 'pending'])
    .where('donation_refunds.by_hand', '=', 0)
    .where('donations.provider', '=', payments.provider.name);
  if (only) open = open.where('donations.id', '=', only.donation);
  const done: RefundReconciled[] = [];
  for (const { id, state, reference } of await open
    .orderBy('donation_refunds.state')
    .limit(batch)
    .execute()) {
    const after = await giveBack(payments, id, 'reconcile');
    done.push({ reference, before: state, after: after.state });
  }
  return done;
}
