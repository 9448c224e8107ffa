import type { Database, Writing } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { write } from '../database/write.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { Volunteers } from '../mail/waiting-letter.ts';
import { organisation } from '../settings/organisation.ts';
import { applyTransition, type Cause } from './donation-log.ts';
import { issuer } from './issuer.ts';
import { donationLetter, notTakenLetter, surpriseLetter } from './letters.ts';
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
  officeAddress?: (writing: Writing) => Promise<string | undefined>;
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
async function approvedFirst(writing: Writing, { row, cause, now }: Pick<Entry, 'row' | 'cause' | 'now'>) {
  return row.state === 'approved' ? row : applyTransition(writing, row, { to: 'approved', cause }, now);
}

const costOf = ({ fee }: Captured) => (fee ? { fee_cents: fee.cents, net_cents: fee.netCents } : {});

/** What a gift cost, where that becomes known only later. */
async function withCost(writing: Writing, row: DonationTable, truth: Captured): Promise<DonationTable> {
  if (row.fee_cents !== null || !truth.fee) return row;
  const cost = costOf(truth);
  await writing.updateTable('donations').set(cost).where('id', '=', row.id).execute();
  return { ...row, ...cost };
}

async function capturedNow(writing: Writing, { row, cause, volunteers, now }: Entry, truth: Captured) {
  const { captureId, cents, currency, refunds } = truth;
  const same = cents === row.cents && currency === row.currency;
  const approved = await approvedFirst(writing, { row, cause, now });
  const taken = await applyTransition(
    writing,
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
  const next = await recordRefunds(writing, taken, refunds, { cause, now, tells: false });
  const letter = donationLetter(await issuer(writing), next);
  if (letter) await queueLetter(writing, letter, now);
  if (!same || !letter) await queueLetter(writing, surpriseLetter(volunteers, next), now);
  return next;
}

/** Whoever was told to wait hears that nothing was taken; whoever still waits for the answer hears it there. */
async function tellWhoWaits(writing: Writing, { row, cause, now }: Pick<Entry, 'row' | 'cause' | 'now'>) {
  if (cause === 'browser' || row.asked_at === null) return;
  const letter = notTakenLetter(await organisation(writing), row);
  if (letter) await queueLetter(writing, letter, now);
}

async function notTaken(writing: Writing, { row, cause, now }: Entry, truth: NotTaken) {
  const to = truth.status === 'gone' ? 'failed' : 'declined';
  const detail = truth.status === 'gone' ? 'over at the provider' : truth.reason;
  if (row.state === to && row.asked_at === null) return row;
  await tellWhoWaits(writing, { row, cause, now });
  const change = { ...settledNow, attempt: row.attempt + 1 };
  // Only what was approved can be declined.
  const before = to === 'declined' ? await approvedFirst(writing, { row, cause, now }) : row;
  return applyTransition(writing, before, { to, cause, detail, change }, now);
}

async function recordIn(writing: Writing, entry: Entry, truth: OrderStatus) {
  const { row, cause, now } = entry;
  if (row.state === 'captured') {
    if (truth.status !== 'captured') return row;
    return recordRefunds(writing, await withCost(writing, row, truth), truth.refunds, { cause, now });
  }
  if (truth.status === 'captured') return capturedNow(writing, entry, truth);
  if (row.state === 'failed') return row;
  if (truth.status === 'declined' || truth.status === 'gone') return notTaken(writing, entry, truth);
  const known = truth.status === 'open' ? row.state : 'approved';
  // Nobody approved: there is nothing to settle, and the next try is a new one. Else it stays noted that money was asked for.
  if (truth.status === 'open') await tellWhoWaits(writing, { row, cause, now });
  const anew = { asked_at: null, attempt: row.attempt + 1 };
  const change = { claim: null, ...(truth.status === 'open' && row.asked_at !== null && anew) };
  if (known !== row.state)
    return applyTransition(writing, row, { to: known, cause, detail: truth.status, change }, now);
  await writing.updateTable('donations').set(change).where('id', '=', row.id).execute();
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
  return write(payments.database, async (writing) => {
    const row = await writing
      .selectFrom('donations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const volunteers = { to: payments.volunteers, office: await payments.officeAddress?.(writing) };
    return recordIn(writing, { row, cause, volunteers, now: payments.now() }, truth);
  });
}
