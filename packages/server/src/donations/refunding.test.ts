import { officeGiftMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import type { DonationRefundTable } from '../database/donation-tables.ts';
import type { WantedRefund } from './refunding.ts';
import { done, treasury } from './test-giving.ts';

describe('requesting a refund', () => {
  test.each<[string, Partial<WantedRefund>, object]>([
    ['of an unknown gift', { reference: 'D-NONE' }, { state: 'gone' }],
    [
      'by hand of a gift that the provider refunds',
      { byHand: true },
      { state: 'refused', field: 'refund', message: messages.nothingLeft },
    ],
  ])('refuses a refund %s and stores nothing', async (_, more, refusal) => {
    const { received, want, refundsOf, giftNow, asked, auditActions } = await treasury();
    const gift = await received();
    expect(await want(gift, 500, more)).toEqual(refusal);
    expect([await refundsOf(gift), asked, await auditActions()]).toEqual([[], [], []]);
    expect(await giftNow(gift.id)).toEqual(gift);
  });
});

describe('a large refund', () => {
  test('makes a refund of up to 1,000 dollars, or without the dual-approval setting, at once', async () => {
    const wanting = await treasury({ refund: [done] }, { large: true });
    const gift = await wanting.received({ captured_cents: 250_000 });
    expect(await wanting.want(gift, 100_000)).toMatchObject({ refund: { state: 'done' } });
    const others = await treasury();
    expect((await others.waiting()).outcome).toMatchObject({ refund: { state: 'done' } });
  });

  test.each<[string, string, Partial<DonationRefundTable>]>([
    ['waits', 'done', {}],
    ['waits', 'asked', { state: 'asked' }],
    ['waits', 'by another volunteer', { volunteer_id: 'W' }],
    ['done', 'failed', { state: 'failed' }],
    ['done', 'dropped', { state: 'dropped' }],
    ['done', 'made at the provider', { volunteer_id: null }],
  ])(
    'puts a small refund in the state "%s" when an earlier one of the same gift is %s',
    async (state, _, change) => {
      const { received, refund, want } = await treasury({ refund: [done] }, { large: true });
      const gift = await received({ captured_cents: 250_000 });
      await refund(gift, { id: 'R0', cents: 100_000, state: 'done', provider_id: 'P0', ...change });
      expect(await want(gift, 1)).toMatchObject({ refund: { state } });
    },
  );
});
