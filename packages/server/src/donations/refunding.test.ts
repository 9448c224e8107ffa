import { officeGiftMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { byHand } from './refund-rows.ts';
import { refundDonation, type WantedRefund } from './refunding.ts';
import { noon } from './test-books.ts';
import { at } from './test-giving-back.ts';
import { done, refundOf, treasury } from './test-treasury.ts';

describe('a refund', () => {
  test('is stored before the provider is asked, and then has what that said', async () => {
    let before: DonationRefundTable[] = [];
    const { database, received, want, refundsOf, giftNow, asked, deeds, letters } = await treasury({
      refund: [done],
      meanwhile: async () => {
        before = await refundsOf(gift);
      },
    });
    const gift = await received({ version: 4 });
    const outcome = await want(gift, 500);
    const settled = { state: 'done', provider_id: 'P1', settled_at: at } as const;
    expect(before).toEqual([refundOf(gift, { asked_at: noon })]);
    expect(outcome).toEqual({ state: 'done', refund: refundOf(gift, { asked_at: noon, ...settled }) });
    expect(await refundsOf(gift)).toEqual([refundOf(gift, { asked_at: noon, ...settled })]);
    expect(asked).toHaveLength(1);
    expect(await database.selectFrom('second_yes').selectAll().execute()).toEqual([]);
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 500, version: 6 });
    const id = before[0]?.id;
    expect(await deeds()).toEqual([`V|V|refund|gift ${gift.id}||{"refund":"${id}"}|${at}`]);
    expect(await letters()).toEqual(['asha@example.org: Corrected receipt D for your donation']);
  });

  test('is not known yet where the provider does not answer', async () => {
    const { received, want, giftNow } = await treasury({});
    const gift = await received();
    expect(await want(gift, 500)).toMatchObject({ state: 'done', refund: { state: 'asked' } });
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 0, version: 1 });
  });

  test('by hand is done at once, and nobody is asked', async () => {
    const { received, want, giftNow, refundsOf, asked, letters, steps } = await treasury();
    const gift = await received({ provider: byHand });
    const outcome = await want(gift, 2_500, { byHand: true });
    const refund = refundOf(gift, { cents: 2_500, by_hand: 1, state: 'done', settled_at: at });
    expect(outcome).toEqual({ state: 'done', refund });
    expect(await refundsOf(gift)).toEqual([refund]);
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 2_500, version: 2 });
    expect(await steps(gift)).toEqual(['captured captured office refunded 2500']);
    expect([asked, (await letters()).length]).toEqual([[], 1]);
  });

  test('by hand needs no provider here', async () => {
    const { received, refunding, giftNow } = await treasury();
    const gift = await received();
    const { reference, version } = gift;
    const wanted = { reference, version, cents: 500, reason: 'x', byHand: true, volunteer: 'V' };
    const alone = { ...refunding, payments: undefined };
    expect(await refundDonation(alone, wanted)).toMatchObject({ state: 'done', refund: { state: 'done' } });
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 500 });
  });

  test.each<[string, Partial<DonationTable>, Partial<WantedRefund>, object]>([
    ['of nothing', {}, { reference: 'D-NONE' }, { state: 'gone' }],
    ['of another gift by now', { version: 2 }, { version: 1 }, { state: 'changed' }],
    [
      'of more than is left',
      {},
      { cents: 2_501 },
      { state: 'refused', field: 'cents', message: messages.amountLeft('$25.00') },
    ],
    [
      'by the provider of a check',
      { provider: byHand },
      {},
      { state: 'refused', field: 'refund', message: messages.byHand },
    ],
    [
      'by hand of what the provider gives back',
      {},
      { byHand: true },
      { state: 'refused', field: 'refund', message: messages.nothingLeft },
    ],
  ])('%s is refused, and leaves nothing', async (_, change, more, refusal) => {
    const { received, want, refundsOf, giftNow, asked, deeds } = await treasury();
    const gift = await received(change);
    expect(await want(gift, 500, more)).toEqual(refusal);
    expect([await refundsOf(gift), asked, await deeds()]).toEqual([[], [], []]);
    expect(await giftNow(gift.id)).toEqual(gift);
  });

  test('may be of all that is left', async () => {
    const { received, want } = await treasury();
    expect(await want(await received(), 2_500)).toMatchObject({ refund: { state: 'done', cents: 2_500 } });
  });
});

describe('a large refund', () => {
  test('waits for a second yes, and nobody is asked before', async () => {
    const { database, waiting, giftNow, refundsOf, asked, deeds, letters } = await treasury(
      {},
      { large: true },
    );
    const { gift, outcome, named } = await waiting();
    const refund = refundOf(gift, { cents: 100_001, state: 'waits' });
    expect(outcome).toEqual({ state: 'done', refund });
    expect(await refundsOf(gift)).toEqual([refund]);
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 0, version: 1 });
    expect([asked, await letters()]).toEqual([[], []]);
    expect(await deeds()).toEqual([`V|V|refund wait|gift ${gift.id}||{"refund":"${named.refund}"}|${at}`]);
    expect(await database.selectFrom('second_yes').selectAll().execute()).toEqual([
      {
        ...{ kind: 'refund', subject: named.refund, asked_by: 'V', asked_at: at },
        ...{ given_by: null, given_at: null },
      },
    ]);
  });

  test('waits by hand as well, and is not in the books before', async () => {
    const { waiting, giftNow } = await treasury({}, { large: true });
    const { gift, outcome } = await waiting({ provider: byHand }, { byHand: true });
    expect(outcome).toMatchObject({ refund: { state: 'waits', by_hand: 1, settled_at: null } });
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 0 });
  });

  test('does not wait up to a thousand dollars, or where the association does not want it', async () => {
    const wanting = await treasury({ refund: [done] }, { large: true });
    const gift = await wanting.received({ captured_cents: 250_000 });
    expect(await wanting.want(gift, 100_000)).toMatchObject({ refund: { state: 'done' } });
    const others = await treasury();
    expect((await others.waiting()).outcome).toMatchObject({ refund: { state: 'done' } });
  });

  test.each<[string, string, Partial<DonationRefundTable>]>([
    ['waits', 'done', {}],
    ['waits', 'asked', { state: 'asked' }],
    ['waits', 'another’s', { volunteer_id: 'W' }],
    ['done', 'failed', { state: 'failed' }],
    ['done', 'dropped', { state: 'dropped' }],
    ['done', 'the provider’s', { volunteer_id: null }],
  ])('%s in small pieces beside one that is %s', async (state, _, change) => {
    const { received, refund, want } = await treasury({ refund: [done] }, { large: true });
    const gift = await received({ captured_cents: 250_000 });
    await refund(gift, { id: 'R0', cents: 100_000, state: 'done', provider_id: 'P0', ...change });
    expect(await want(gift, 1)).toMatchObject({ refund: { state } });
  });
});
