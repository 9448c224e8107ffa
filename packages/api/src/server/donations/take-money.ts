import { randomUUID } from 'node:crypto';
import type { DonorInfo } from '../../contract/donations/body.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { type Cause, claimDonation, donationById, releaseClaim } from './donation-log.ts';
import { heard, type OrderTruth } from './payments/provider.ts';
import { record, type Till } from './record.ts';

/** How it ended, for the one who asked: the row as it is now, and what the provider said, if it did. */
export interface Settled {
  row: DonationTable;
  /** `unsure`: nobody knows yet. */
  said: OrderTruth['status'] | 'unsure';
}

/** The provider's name for this capture. It changes only after a decline, so a repetition can never take money twice. */
const requestIdOf = (row: DonationTable) => `${row.id}-${row.attempt}`;

/** Asks for the money, asks again under the same name when no answer came, and then looks what happened. */
async function askFor(
  { provider }: Till,
  row: DonationTable,
  orderId: string,
): Promise<OrderTruth | undefined> {
  return (
    (await heard(provider.capture(orderId, requestIdOf(row)))) ??
    (await heard(provider.capture(orderId, requestIdOf(row)))) ??
    (await heard(provider.look(orderId)))
  );
}

/** How often, and how many times, somebody else's claim is looked at: 20 seconds in all. */
const claimLook = { everyMs: 100, times: 200 };

/** What the row knows for certain comes before what was heard last. */
function settled(row: DonationTable, heardLast: Settled['said']): Settled {
  if (row.state === 'captured') return { row, said: 'captured' };
  return { row, said: row.state === 'failed' ? 'gone' : heardLast };
}

/**
 * Takes the money of a gift, once: whoever comes second waits for the first one's claim, in this process or another.
 * Afterwards the truth is stored; what is not known stays noted for the reconciliation.
 */
export async function takeMoney(
  till: Till,
  { id, orderId, donor, cause }: { id: string; orderId: string; donor?: DonorInfo; cause: Cause },
): Promise<Settled> {
  const { database, now } = till;
  const claim = randomUUID();
  for (let look = 0; look < claimLook.times; look += 1) {
    const won = await claimDonation(database, id, { claim, ...(donor && { donor }) }, now());
    if (won.kind === 'settled') return settled(won.row, 'unsure');
    if (won.kind === 'won') {
      const truth = await askFor(till, won.row, orderId);
      if (!truth) {
        await releaseClaim(database, id, claim);
        return { row: won.row, said: 'unsure' };
      }
      return settled(await record(till, id, truth, cause), truth.status);
    }
    await new Promise((resolve) => setTimeout(resolve, claimLook.everyMs));
  }
  const row = await donationById(database, id);
  if (!row) throw new Error('A donation is gone.');
  return { row, said: 'unsure' };
}

/** Looks what became of a gift and stores it; takes nothing. Answers `unsure` when the provider does. */
export async function lookAfter(
  till: Till,
  row: DonationTable,
  orderId: string,
  cause: Cause,
): Promise<Settled> {
  const truth = await heard(till.provider.look(orderId));
  if (!truth) return { row, said: 'unsure' };
  return settled(await record(till, row.id, truth, cause), truth.status);
}
