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

/** What settling works with. */
export interface PaymentContext {
  database: Database;
  provider: PaymentProvider;
  /** The volunteers' address, for what only people can put right. */
  volunteers: string;
  /** Where they work. @default nowhere, and all is typed */
  officeAddress?: (trx: Transaction) => Promise<string | undefined>;
  now: () => number;
}

/** What becomes known about a gift, on its way into the tables. */
interface Entry {
  row: DonationTable;
  cause: Cause;
  volunteers: Volunteers;
  now: number;
}

/** The step that lies between an order and its end, written down even where nobody heard of it by itself. */
async function approvedFirst(trx: Transaction, { row, cause, now }: Pick<Entry, 'row' | 'cause' | 'now'>) {
  return row.state === 'approved' ? row : applyTransition(trx, row, { to: 'approved', cause }, now);
}

const costOf = ({ fee }: Captured) => (fee ? { fee_cents: fee.cents, net_cents: fee.netCents } : {});

/** What a gift cost, where that becomes known only later. */
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
  // The receipt that leaves now says of them, too.
  const next = await recordRefunds(trx, taken, refunds, { cause, now, tells: false });
  const message = donationEmail(await issuer(trx), next);
  if (message) await queueEmail(trx, message, now);
  if (!same || !message) await queueEmail(trx, surpriseEmail(volunteers, next), now);
  return next;
}

/** Whoever was told to wait hears that nothing was taken; whoever still waits for the answer hears it there. */
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
  // Only what was approved can be declined.
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
  // Nobody approved: there is nothing to settle, and the next try is a new one. Else it stays noted that money was asked for.
  if (truth.status === 'open') await notifyWhoWaits(trx, { row, cause, now });
  const anew = { asked_at: null, attempt: row.attempt + 1 };
  const change = { claim: null, ...(truth.status === 'open' && row.asked_at !== null && anew) };
  if (known !== row.state)
    return applyTransition(trx, row, { to: known, cause, detail: truth.status, change }, now);
  await trx.updateTable('donations').set(change).where('id', '=', row.id).execute();
  return { ...row, ...change };
}

/**
 * Makes the provider's truth ours: state, step and letter in one transaction. Told the same twice, in whatever order and by
 * whomever, it changes something once.
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
