import { dayMs } from '@banyan/api/contract';
import { officeGiftMessages as messages, refundDays } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { DonationRefundState, DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { queueEmail } from '../mail/outbox.ts';
import { applyTransition, type Cause } from './donation-log.ts';
import { correctedEmail } from './emails.ts';
import { issuer } from './issuer.ts';

/** Provider name of gifts that were recorded by hand. */
export const byHand = 'hand';

/** Refunds without a final state; they reduce the refundable amount. */
export const openRefunds = ['waits', 'asked', 'pending'] as const satisfies readonly DonationRefundState[];
const holding: readonly DonationRefundState[] = [...openRefunds, 'done'];

/** Refunds of a gift, oldest first. */
export const refundsOf = (
  database: Database | Transaction,
  donationId: string,
): Promise<DonationRefundTable[]> =>
  database
    .selectFrom('donation_refunds')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const donationOf = (database: Database | Transaction, id: string): Promise<DonationTable> =>
  database.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const sumOf = (refunds: readonly Pick<DonationRefundTable, 'cents'>[]): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/** Refundable amount of a gift in cents, without pending refunds. */
const leftOf = (
  { captured_cents }: Pick<DonationTable, 'captured_cents'>,
  refunds: readonly DonationRefundTable[],
): number =>
  Math.max(0, (captured_cents ?? 0) - sumOf(refunds.filter(({ state }) => holding.includes(state))));

/** Refund options of a gift. */
export interface Refundable {
  cents: number;
  /** Last instant at which the provider refunds it (ISO); `null` if it never does. */
  until: string | null;
  way: 'provider' | 'by-hand' | 'none';
  /** Reason why the provider does not refund it; empty if it does. */
  why: string;
}

/** @param provider Payment provider of this site; `undefined` if there is none. */
export function refundableOf(
  row: DonationTable,
  refunds: readonly DonationRefundTable[],
  { provider, now }: { provider: string | undefined; now: number },
): Refundable {
  const cents = leftOf(row, refunds);
  const none = (why: string): Refundable => ({ cents: 0, until: null, way: 'none', why });
  const otherwise = (why: string): Refundable => ({ cents, until: null, way: 'by-hand', why });
  if (row.state !== 'captured' || row.captured_at === null) return none(messages.notReceived);
  if (row.captured_currency !== 'USD') return none(messages.otherCurrency);
  if (row.contribution === 'goods') return none(messages.goods);
  if (cents === 0) return none(messages.nothingLeft);
  if (row.provider === byHand) return otherwise(messages.byHand);
  if (row.provider === 'demo' && provider !== 'demo') return none(messages.demo);
  if (row.provider !== provider) return otherwise(messages.noProvider);
  const until = Date.parse(row.captured_at) + refundDays * dayMs;
  if (until < now) return otherwise(messages.late);
  return { cents, until: new Date(until).toISOString(), way: 'provider', why: '' };
}

/** Source of a report about refunds, and when it came. */
export interface RefundNews {
  cause: Cause;
  now: number;
  /** Set to false if the donor gets no separate email about it. @default yes */
  tells?: boolean;
}

/**
 * Updates the refunded total of a gift in the transaction in which one of its refunds changes. The donor gets a corrected receipt
 * if the total changed.
 */
export async function addUp(
  trx: Transaction,
  row: DonationTable,
  { cause, now, tells = true }: RefundNews,
): Promise<DonationTable> {
  const refunds = await refundsOf(trx, row.id);
  const refunded_cents = sumOf(refunds.filter(({ state }) => state === 'done'));
  if (refunded_cents === row.refunded_cents) return row;
  const email = tells ? correctedEmail(await issuer(trx), { ...row, refunded_cents }) : undefined;
  if (email) await queueEmail(trx, email, now);
  const change = {
    refunded_cents,
    version: row.version + 1,
    ...(email && { receipt_at: new Date(now).toISOString() }),
  };
  const detail = `refunded ${refunded_cents}`;
  return applyTransition(trx, row, { to: 'captured', cause, detail, change }, now);
}
