import { expect } from 'vitest';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { write } from '../database/write.ts';
import { keepSecondYes } from '../settings/second-yes.ts';
import type { RefundStatus } from './payments/provider.ts';
import { refundDonation, type WantedRefund } from './refunding.ts';
import { at, givingBack, type Told } from './test-giving-back.ts';

/** What a provider says that has given back. */
export const done: RefundStatus = { status: 'done', id: 'P1', reason: '' };

/** A treasurer, V, who gives back, and another, W. @param large Whether what is large waits for the other. */
export async function treasury(told: Told = { refund: [done] }, { large = false } = {}) {
  const made = await givingBack(told);
  const { database, refunding } = made;
  if (large) await write(database, (writing) => keepSecondYes(writing, true));
  const want = ({ reference, version }: DonationTable, cents: number, more: Partial<WantedRefund> = {}) =>
    refundDonation(refunding, {
      ...{ reference, version, cents, reason: 'Given twice', byHand: false, volunteer: 'V', ...more },
    });
  return {
    ...made,
    want,
    /** 2,500 dollars that came, and 1,000.01 of them that wait for a second yes. */
    async waiting(change: Partial<DonationTable> = {}, more: Partial<WantedRefund> = {}) {
      const gift = await made.received({ captured_cents: 250_000, ...change });
      const outcome = await want(gift, 100_001, more);
      const refund = outcome.state === 'done' ? outcome.refund.id : outcome.state;
      return { gift, outcome, named: { reference: gift.reference, refund } };
    },
  };
}

/** A refund of a gift as it is kept. */
export const refundOf = (gift: DonationTable, change: Partial<DonationRefundTable>): DonationRefundTable => ({
  ...{ id: expect.any(String), donation_id: gift.id, cents: 500, reason: 'Given twice', volunteer_id: 'V' },
  ...{ by_hand: 0, state: 'asked', cause: 'office', detail: '', provider_id: null },
  ...{ created_at: at, asked_at: null, settled_at: null, ...change },
});
