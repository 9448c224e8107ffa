import { officeGiftMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { byHand } from './refund-rows.ts';
import { dropRefund, saySecondYes } from './refunding.ts';
import { noon } from './test-books.ts';
import { at } from './test-giving-back.ts';
import { refundOf, treasury } from './test-treasury.ts';

describe('the second yes', () => {
  test('of another has the refund made', async () => {
    const { waiting, refunding, refundsOf, giftNow, asked, deeds } = await treasury(undefined, {
      large: true,
    });
    const { gift, named } = await waiting();
    const outcome = await saySecondYes(refunding, named, 'W');
    const settled = { state: 'done', provider_id: 'P1', asked_at: noon, settled_at: at } as const;
    const refund = refundOf(gift, { cents: 100_001, ...settled });
    expect(outcome).toEqual({ state: 'done', refund });
    expect(await refundsOf(gift)).toEqual([refund]);
    expect(asked).toMatchObject([{ requestId: named.refund, cents: 100_001 }]);
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 100_001, version: 3 });
    const said = `W|W|refund yes|gift ${gift.id}||{"refund":"${named.refund}"}|${at}`;
    expect(await deeds()).toContain(said);
    // Also when nothing could be given back any more.
    const late = { ...refunding, now: () => noon + 181 * 86_400_000 };
    for (const again of [refunding, late])
      expect(await saySecondYes(again, named, 'W')).toEqual({
        ...{ state: 'refused', field: 'refund', message: messages.nothingWaits },
      });
    expect(asked).toHaveLength(1);
  });

  test('leaves a refund asked where the provider does not answer', async () => {
    const { waiting, refunding, refundsOf } = await treasury({}, { large: true });
    const { gift, named } = await waiting();
    expect(await saySecondYes(refunding, named, 'W')).toMatchObject({ refund: { state: 'asked' } });
    expect(await refundsOf(gift)).toMatchObject([{ state: 'asked', asked_at: noon, settled_at: null }]);
  });

  test('to what goes back by hand puts it into the books', async () => {
    const { waiting, refunding, refundsOf, giftNow, asked, letters, steps } = await treasury(
      {},
      { large: true },
    );
    const { gift, named } = await waiting({ provider: byHand }, { byHand: true });
    const refund = refundOf(gift, { cents: 100_001, by_hand: 1, state: 'done', settled_at: at });
    expect(await saySecondYes(refunding, named, 'W')).toEqual({ state: 'done', refund });
    expect(await refundsOf(gift)).toEqual([refund]);
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 100_001, version: 3 });
    expect(await steps(gift)).toEqual(['captured captured office refunded 100001']);
    expect([asked, (await letters()).length]).toEqual([[], 1]);
  });

  test('is nobody’s own, and changes nothing then', async () => {
    const { waiting, refunding, refundsOf, giftNow } = await treasury({}, { large: true });
    const { gift, named } = await waiting();
    expect(await saySecondYes(refunding, named, 'V')).toEqual({
      ...{ state: 'refused', field: 'refund', message: messages.ownYes },
    });
    expect(await refundsOf(gift)).toMatchObject([{ state: 'waits' }]);
    expect(await giftNow(gift.id)).toMatchObject({ version: 1 });
  });

  test('comes too late to what nobody asks for any more', async () => {
    const { database, waiting, refunding } = await treasury({}, { large: true });
    const { named } = await waiting();
    await database.deleteFrom('second_yes').execute();
    expect(await saySecondYes(refunding, named, 'W')).toEqual({
      ...{ state: 'refused', field: 'refund', message: messages.nothingWaits },
    });
  });

  test('is about a refund of that gift alone', async () => {
    const { waiting, received, refunding } = await treasury({}, { large: true });
    const { named } = await waiting();
    const { reference } = await received({ order_id: 'ORDER2' });
    for (const other of [
      { ...named, refund: 'none' },
      { ...named, reference },
    ])
      expect([await saySecondYes(refunding, other, 'W'), await dropRefund(refunding, other, 'W')]).toEqual([
        { state: 'gone' },
        { state: 'gone' },
      ]);
  });

  test('is refused when as much is not there any more, and all that is there may go', async () => {
    const { database, waiting, refund, refunding, refundsOf } = await treasury(undefined, { large: true });
    const { gift, named } = await waiting();
    await refund(gift, { id: 'R0', cents: 150_000, state: 'done', provider_id: 'P0' });
    expect(await saySecondYes(refunding, named, 'W')).toEqual({
      ...{ state: 'refused', field: 'refund', message: messages.amountLeft('$1,000.00') },
    });
    await database.updateTable('donation_refunds').set({ cents: 149_999 }).where('id', '=', 'R0').execute();
    expect(await saySecondYes(refunding, named, 'W')).toMatchObject({ refund: { state: 'done' } });
    expect(await refundsOf(gift)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });

  test('is refused when the provider does not give back any more', async () => {
    const { waiting, refunding, asked } = await treasury(undefined, { large: true });
    const { named } = await waiting();
    const late = { ...refunding, now: () => noon + 181 * 86_400_000 };
    expect(await saySecondYes(late, named, 'W')).toEqual({
      ...{ state: 'refused', field: 'refund', message: messages.late },
    });
    const alone = { ...refunding, payments: undefined };
    expect(await saySecondYes(alone, named, 'W')).toEqual({
      ...{ state: 'refused', field: 'refund', message: messages.noProvider },
    });
    expect(asked).toEqual([]);
  });

  test('to what goes back by hand needs no provider here', async () => {
    const { waiting, refunding } = await treasury({}, { large: true });
    const { named } = await waiting({ provider: byHand }, { byHand: true });
    const alone = { ...refunding, payments: undefined };
    expect(await saySecondYes(alone, named, 'W')).toMatchObject({ refund: { state: 'done' } });
  });
});

describe('a refund that waits', () => {
  test('can be given up by anybody, and then takes nothing of the gift', async () => {
    const { database, waiting, want, refunding, refundsOf, giftNow, deeds, asked } = await treasury(
      {},
      {
        large: true,
      },
    );
    const { gift, named } = await waiting();
    const refund = refundOf(gift, { cents: 100_001, state: 'dropped', settled_at: at });
    expect(await dropRefund(refunding, named, 'V')).toEqual({ state: 'done', refund });
    expect(await refundsOf(gift)).toEqual([refund]);
    expect(await giftNow(gift.id)).toMatchObject({ refunded_cents: 0, version: 2 });
    expect(await database.selectFrom('second_yes').selectAll().execute()).toEqual([]);
    const said = `V|V|refund drop|gift ${gift.id}||{"refund":"${named.refund}"}|${at}`;
    expect(await deeds()).toContain(said);
    expect(await want(await giftNow(gift.id), 250_000)).toMatchObject({ refund: { state: 'waits' } });
    expect(asked).toEqual([]);
  });

  test('is given up once, and not when it was made', async () => {
    const { waiting, refunding } = await treasury({}, { large: true });
    const { named } = await waiting();
    await saySecondYes(refunding, named, 'W');
    expect(await dropRefund(refunding, named, 'V')).toEqual({
      ...{ state: 'refused', field: 'refund', message: messages.nothingWaits },
    });
  });
});
