import { donationLimits } from '../../contract/limits.ts';
import type { DonationState, DonationTable } from '../database/donation-tables.ts';
import { gaveAgain, step, unsettled } from './donation-log.ts';
import type { Till } from './record.ts';
import { lookAfter, type Settled, takeMoney } from './take-money.ts';

/** What became of one gift. */
export interface Reconciled {
  reference: string;
  before: DonationState;
  after: DonationState;
  /** Why nothing could be said; empty otherwise. */
  open: string;
}

/** Gifts taken up at once. */
const batch = 50;

const close = (till: Till, row: DonationTable, detail: string) =>
  till.database
    .transaction()
    .execute((writing) =>
      step(
        writing,
        row,
        { to: 'failed', cause: 'reconcile', detail, change: { claim: null, asked_at: null } },
        till.now(),
      ),
    );

/**
 * The donor approved and asked, and then something broke: the money is taken now, under the same name, so never twice. Not
 * when the same donor gave the same in the meantime.
 */
async function finish(till: Till, row: DonationTable, orderId: string): Promise<Settled | DonationTable> {
  if (await gaveAgain(till.database, row)) return close(till, row, 'given again by another order');
  return takeMoney(till, { id: row.id, orderId, cause: 'reconcile' });
}

async function one(till: Till, row: DonationTable): Promise<{ row: DonationTable; open: string }> {
  const old = Date.parse(row.created_at) < till.now() - donationLimits.orderLifetimeMs;
  if (row.order_id === null) return { row: await close(till, row, 'the provider made no order'), open: '' };
  const looked = await lookAfter(till, row, row.order_id, 'reconcile');
  if (looked.said === 'unsure') return { row, open: 'the provider gave no clear answer' };
  if (looked.said === 'approved' && looked.row.asked_at !== null) {
    const finished = await finish(till, looked.row, row.order_id);
    return 'said' in finished
      ? { row: finished.row, open: words(finished.said) }
      : { row: finished, open: '' };
  }
  if (old && (looked.said === 'open' || looked.said === 'approved')) {
    return { row: await close(till, looked.row, 'never paid'), open: '' };
  }
  return { row: looked.row, open: words(looked.said) };
}

function words(said: Settled['said']): string {
  if (said === 'pending') return 'the provider is still checking';
  return said === 'unsure' || said === 'approved' ? 'the provider gave no clear answer' : '';
}

/** Asks the provider about every gift whose end is not known, and stores what it says. May run at any time, and again. */
export async function reconcile(till: Till): Promise<Reconciled[]> {
  const before = new Date(till.now() - donationLimits.orderLifetimeMs).toISOString();
  const rows = await unsettled(till.database, { now: till.now(), before, most: batch });
  const done: Reconciled[] = [];
  for (const row of rows) {
    if (row.provider !== till.provider.name) {
      done.push({ ...pick(row), after: row.state, open: `only ${row.provider} knows` });
      continue;
    }
    const { row: next, open } = await one(till, row);
    done.push({ ...pick(row), after: next.state, open });
  }
  return done;
}

const pick = ({ reference, state }: DonationTable) => ({ reference, before: state });

/** Reconciles in the background, first at once and then every `intervalMs`. No request ever waits for it. */
export function startReconciling(
  till: Till,
  { intervalMs, failed }: { intervalMs: number; failed: (error: unknown) => void },
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const round = () => {
    running = reconcile(till)
      .catch(failed)
      .then(() => {
        if (!stopped) timer = setTimeout(round, intervalMs).unref();
      });
  };
  timer = setTimeout(round, 0).unref();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
