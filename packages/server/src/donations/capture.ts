import { randomUUID } from 'node:crypto';
import type { DonorInfo } from '@banyan/api/contract';
import type { DonationTable } from '../database/donation-tables.ts';
import { type Cause, claimDonation, releaseClaim } from './donation-log.ts';
import { type OrderStatus, orUndefined } from './payments/provider.ts';
import { type PaymentContext, record } from './record.ts';

/** How it ended, for the one who asked: the row as it is now, and what the provider said, if it did. */
export interface Settlement {
  row: DonationTable;
  /** `unsure`: nobody knows yet. */
  lookupResult: OrderStatus['status'] | 'unsure';
}

/** The provider's name for this capture. It changes only after a decline, so a repetition can never take money twice. */
const requestIdOf = (row: DonationTable) => `${row.id}-${row.attempt}`;

/** Asks for the money, asks again under the same name when no answer came, and then looks what happened. */
async function askFor(
  { provider }: PaymentContext,
  row: DonationTable,
  orderId: string,
): Promise<OrderStatus | undefined> {
  return (
    (await orUndefined(provider.capture(orderId, requestIdOf(row)))) ??
    (await orUndefined(provider.capture(orderId, requestIdOf(row)))) ??
    (await orUndefined(provider.getOrder(orderId)))
  );
}

/** How long somebody else's claim is waited for, and how often it is looked at meanwhile, in milliseconds. */
const claimWait = { mostMs: 20_000, everyMs: 100 };

/** What the row knows for certain comes before what was heard last. */
function settled(row: DonationTable, lastResult: Settlement['lookupResult']): Settlement {
  if (row.state === 'captured') return { row, lookupResult: 'captured' };
  return { row, lookupResult: row.state === 'failed' ? 'gone' : lastResult };
}

/**
 * Takes the money of a gift, once: whoever comes second waits for the first one's claim, in this process or another.
 * Afterwards the truth is stored; what is not known stays noted for the reconciliation.
 */
export async function takeMoney(
  payments: PaymentContext,
  { id, orderId, donor, cause }: { id: string; orderId: string; donor?: DonorInfo; cause: Cause },
): Promise<Settlement> {
  const { database, now } = payments;
  const claim = randomUUID();
  const until = now() + claimWait.mostMs;
  for (;;) {
    const claimed = await claimDonation(database, id, { claim, donor }, now());
    const { row } = claimed;
    if (claimed.kind === 'settled') return settled(row, 'unsure');
    if (claimed.kind === 'won') {
      const truth = await askFor(payments, row, orderId);
      if (truth) return settled(await record(payments, id, truth, cause), truth.status);
      await releaseClaim(database, id, claim);
      return { row, lookupResult: 'unsure' };
    }
    if (now() >= until) return { row, lookupResult: 'unsure' };
    await new Promise((resolve) => setTimeout(resolve, claimWait.everyMs));
  }
}

/** Looks what became of a gift and stores it; takes nothing. Answers `unsure` when the provider does. */
export async function lookUp(
  payments: PaymentContext,
  row: DonationTable,
  orderId: string,
  cause: Cause,
): Promise<Settlement> {
  const truth = await orUndefined(payments.provider.getOrder(orderId));
  if (!truth) return { row, lookupResult: 'unsure' };
  return settled(await record(payments, row.id, truth, cause), truth.status);
}
