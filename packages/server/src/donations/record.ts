import type { Database, Transaction } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { transaction } from '../database/transaction.ts';
import { queueEmail } from '../mail/outbox.ts';
import type { Volunteers } from '../mail/waiting-email.ts';
import { organisation } from '../settings/organisation.ts';
import { applyTransition, type Cause } from './donation-log.ts';
import { donationEmail, notTakenEmail, surpriseEmail } from './emails.ts';
import { issuer } from './issuer.ts';
import type { OrderStatus, PaymentProvider } from './payments/provider.ts';
import { recordRefunds } from './refunds-recorded.ts';

type Captured = Extract<OrderStatus, { status: 'captured' }>;
type NotTaken = Extract<OrderStatus, { status: 'declined' | 'gone' }>;

const settledNow = { claim: null, asked_at: null };

/** Context for settling payments. */
export interface PaymentContext {
  database: Database;
  provider: PaymentProvider;
  /** Email address of the volunteers who handle unusual payments. */
  volunteers: string;
  /** Address of the Office for links in their emails. @default none; the emails then explain what to type */
  officeAddress?: (trx: Transaction) => Promise<string | undefined>;
  now: () => number;
}

/** Gift with the context for recording a new status. */
interface Entry {
  row: DonationTable;
  cause: Cause;
  volunteers: Volunteers;
  now: number;
}

/** Adds the approval step between an order and its end, even if no notification reported it. */
async function approvedFirst(trx: Transaction, { row, cause, now }: Pick<Entry, 'row' | 'cause' | 'now'>) {
  return row.state === 'approved' ? row : applyTransition(trx, row, { to: 'approved', cause }, now);
}

const costOf = ({ fee }: Captured) => (fee ? { fee_cents: fee.cents, net_cents: fee.netCents } : {});

/** Adds the fee of a gift if it becomes known later. */
async function withCost(trx: Transaction, row: DonationTable, truth: Captured): Promise<DonationTable> {
  if (row.fee_cents !== null || !truth.fee) return row;
  const cost = costOf(truth);
  await trx.updateTable('donations').set(cost).where('id', '=', row.id).execute();
  return { ...row, ...cost };
}

async function capturedNow(trx: Transaction, { row, cause, volunteers, now }: Entry, truth: Captured) {
  const { captureId, cents, currency, refunds } = truth;
  const same = cents === row.cents && currency === row.currency;
  const approved = await approvedFirst(trx, { row, cause, now });
  const taken = await applyTransition(
    trx,
    approved,
    {
      to: 'captured',
      cause,
      detail: same ? '' : `asked for ${row.cents} ${row.currency}`,
      change: {
        ...settledNow,
        capture_id: captureId,
        captured_cents: cents,
        captured_currency: currency,
        captured_at: new Date(now).toISOString(),
        ...costOf(truth),
        ...(row.email && { receipt_at: new Date(now).toISOString() }),
      },
    },
    now,
  );
  // The receipt queued below mentions these refunds too.
  const next = await recordRefunds(trx, taken, refunds, { cause, now, tells: false });
  const message = donationEmail(await issuer(trx), next);
  if (message) await queueEmail(trx, message, now);
  if (!same || !message) await queueEmail(trx, surpriseEmail(volunteers, next), now);
  return next;
}

/** Emails a donor who was asked to wait that nothing was taken. A donor who still waits for the response reads it there. */
async function notifyWhoWaits(trx: Transaction, { row, cause, now }: Pick<Entry, 'row' | 'cause' | 'now'>) {
  if (cause === 'browser' || row.asked_at === null) return;
  const message = notTakenEmail(await organisation(trx), row);
  if (message) await queueEmail(trx, message, now);
}

async function notTaken(trx: Transaction, { row, cause, now }: Entry, truth: NotTaken) {
  const to = truth.status === 'gone' ? 'failed' : 'declined';
  const detail = truth.status === 'gone' ? 'over at the provider' : truth.reason;
  if (row.state === to && row.asked_at === null) return row;
  await notifyWhoWaits(trx, { row, cause, now });
  const change = { ...settledNow, attempt: row.attempt + 1 };
  // Only an approved order can be declined.
  const before = to === 'declined' ? await approvedFirst(trx, { row, cause, now }) : row;
  return applyTransition(trx, before, { to, cause, detail, change }, now);
}

async function recordIn(trx: Transaction, entry: Entry, truth: OrderStatus) {
  const { row, cause, now } = entry;
  if (row.state === 'captured') {
    if (truth.status !== 'captured') return row;
    return recordRefunds(trx, await withCost(trx, row, truth), truth.refunds, { cause, now });
  }
  if (truth.status === 'captured') return capturedNow(trx, entry, truth);
  if (row.state === 'failed') return row;
  if (truth.status === 'declined' || truth.status === 'gone') return notTaken(trx, entry, truth);
  const known = truth.status === 'open' ? row.state : 'approved';
  // An order that nobody approved has nothing to settle, so the next try is a new attempt. Otherwise the capture stays marked as
  // requested.
  if (truth.status === 'open') await notifyWhoWaits(trx, { row, cause, now });
  const anew = { asked_at: null, attempt: row.attempt + 1 };
  const change = { claim: null, ...(truth.status === 'open' && row.asked_at !== null && anew) };
  if (known !== row.state)
    return applyTransition(trx, row, { to: known, cause, detail: truth.status, change }, now);
  await trx.updateTable('donations').set(change).where('id', '=', row.id).execute();
  return { ...row, ...change };
}

/**
 * Stores the provider’s status of a gift: state, log and email in one transaction. Repeated reports, in any order and from any
 * source, change the gift once.
 */
export function record(
  payments: PaymentContext,
  id: string,
  truth: OrderStatus,
  cause: Cause,
): Promise<DonationTable> {
  return transaction(payments.database, async (trx) => {
    const row = await trx.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const volunteers = { to: payments.volunteers, office: await payments.officeAddress?.(trx) };
    return recordIn(trx, { row, cause, volunteers, now: payments.now() }, truth);
  });
}
