import { randomUUID } from 'node:crypto';
import type { DonorInfo } from '@banyan/api/contract';
import type { DonationTable } from '../database/donation-tables.ts';
import { type Cause, claimDonation, releaseClaim } from './donation-log.ts';
import { type OrderStatus, orUndefined } from './payments/provider.ts';
import { type PaymentContext, record } from './record.ts';

/** Result of an attempt to capture: the current row, and the provider’s answer if there was one. */
export interface Settlement {
  row: DonationTable;
  /** `unsure` if the provider gave no clear answer. */
  lookupResult: OrderStatus['status'] | 'unsure';
}

/** Request id of this capture at the provider. It changes only after a decline, so a repeated request never takes money twice. */
const requestIdOf = (row: DonationTable) => `${row.id}-${row.attempt}`;

/** Requests the capture, repeats it with the same request id if no answer came, and then reads the order. */
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

/** Longest wait for another caller’s claim, and the polling interval, in milliseconds. */
const claimWait = { mostMs: 20_000, everyMs: 100 };

/** Result of a row: a final state in the database wins over the provider’s last answer. */
function settled(row: DonationTable, lastResult: Settlement['lookupResult']): Settlement {
  if (row.state === 'captured') return { row, lookupResult: 'captured' };
  return { row, lookupResult: row.state === 'failed' ? 'gone' : lastResult };
}

/**
 * Takes the money of a gift once. A second caller waits for the first one’s claim, in this process or another. Stores the result
 * afterwards; an unclear result stays marked for the reconciliation.
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

/**
 * Reads the state of a gift’s order from the provider and stores it, without taking money. Returns `unsure` if the provider gave no
 * clear answer.
 */
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
