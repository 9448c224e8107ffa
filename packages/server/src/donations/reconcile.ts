import { donationLimits } from '@banyan/api/contract';
import type { DonationState, DonationTable } from '../database/donation-tables.ts';
import { transaction } from '../database/transaction.ts';
import { inOneProcess } from '../settings/lease.ts';
import { type Background, repeat } from '../settings/repeat.ts';
import type { Logger } from '../telemetry/logger.ts';
import { lookUp, type Settlement, takeMoney } from './capture.ts';
import { applyTransition, unsettled } from './donation-log.ts';
import type { PaymentContext } from './record.ts';
import { reconcileRefunds } from './refund-reconcile.ts';
import { gaveAgain } from './rows.ts';

/** Result of reconciling one gift. */
export interface Reconciled {
  reference: string;
  before: DonationState;
  after: DonationState;
  /** Reason why the result is still unknown; empty otherwise. */
  open: string;
}

/** Number of gifts reconciled at once. */
const batch = 50;

const close = (payments: PaymentContext, row: DonationTable, detail: string) =>
  transaction(payments.database, (trx) =>
    applyTransition(
      trx,
      row,
      { to: 'failed', cause: 'reconcile', detail, change: { claim: null, asked_at: null } },
      payments.now(),
    ),
  );

/**
 * Finishes a capture that the donor approved and requested before something broke. It uses the same request id, so money is never
 * taken twice. Skipped if the same donor has given the same amount since.
 */
async function finish(
  payments: PaymentContext,
  row: DonationTable,
  orderId: string,
): Promise<Settlement | DonationTable> {
  if (await gaveAgain(payments.database, row)) return close(payments, row, 'given again by another order');
  return takeMoney(payments, { id: row.id, orderId, cause: 'reconcile' });
}

async function one(
  payments: PaymentContext,
  row: DonationTable,
): Promise<{ row: DonationTable; open: string }> {
  const old = Date.parse(row.created_at) < payments.now() - donationLimits.orderLifetimeMs;
  if (row.order_id === null)
    return { row: await close(payments, row, 'the provider made no order'), open: '' };
  const found = await lookUp(payments, row, row.order_id, 'reconcile');
  if (found.lookupResult === 'approved' && found.row.asked_at !== null) {
    const finished = await finish(payments, found.row, row.order_id);
    return 'lookupResult' in finished
      ? { row: finished.row, open: words(finished.lookupResult) }
      : { row: finished, open: '' };
  }
  if (old && (found.lookupResult === 'open' || found.lookupResult === 'approved')) {
    return { row: await close(payments, found.row, 'never paid'), open: '' };
  }
  return { row: found.row, open: words(found.lookupResult) };
}

function words(result: Settlement['lookupResult']): string {
  if (result === 'pending') return 'the provider is still checking';
  return result === 'unsure' || result === 'approved' ? 'the provider gave no clear answer' : '';
}

/** Asks the provider about every gift without a final state and stores the answer. Safe to run at any time and repeatedly. */
export async function reconcile(payments: PaymentContext): Promise<Reconciled[]> {
  const before = new Date(payments.now() - donationLimits.orderLifetimeMs).toISOString();
  const rows = await unsettled(payments.database, { now: payments.now(), before, most: batch });
  const done: Reconciled[] = [];
  for (const row of rows) {
    if (row.provider !== payments.provider.name) {
      done.push({ ...pick(row), after: row.state, open: `only ${row.provider} knows` });
      continue;
    }
    const { row: next, open } = await one(payments, row);
    done.push({ ...pick(row), after: next.state, open });
  }
  return done;
}

const pick = ({ reference, state }: DonationTable) => ({ reference, before: state });

/**
 * Reconciles in the background, at once and then every `intervalMs`. No request waits for it. In each interval only one process of
 * all that share a database does it.
 */
export const startReconciling = (
  payments: PaymentContext,
  { intervalMs, logger }: { intervalMs: number; logger: Logger },
): Background =>
  repeat(
    inOneProcess(payments, 'reconcile', intervalMs, async () => {
      await reconcile(payments);
      await reconcileRefunds(payments);
    }),
    { intervalMs, firstAfterMs: 0, onError: (error) => logger.error('reconciliation', error) },
  );
