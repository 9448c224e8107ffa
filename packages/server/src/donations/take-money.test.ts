import { describe, expect, test } from 'vitest';
import type { PaypalFault, PaypalStep } from './payments/paypal-double.ts';
import { paypalForTest, paypalOf } from './payments/test-paypal.ts';
import { lookUp, takeMoney } from './take-money.ts';
import { books, noon } from './test-books.ts';

/** A gift whose order is approved at PayPal's double. */
async function ordered() {
  const double = await paypalForTest();
  const provider = paypalOf(double.api);
  const made = await books(provider);
  const orderId = await provider.create({ requestId: 'a', reference: 'D', cents: 2_500, currency: 'USD' });
  double.approve(orderId);
  double.asked.length = 0;
  const gift = (change = {}) => made.gift({ order_id: orderId, ...change });
  const take = (id: string) => takeMoney(made.payments, { id, orderId, cause: 'browser' });
  return { ...made, gift, take, double, orderId };
}

describe('money', () => {
  test('is asked for under the gift’s name and its try, once', async () => {
    const { gift, giftNow, take, double } = await ordered();
    const { id } = await gift({ attempt: 3 });
    const { row, lookupResult } = await take(id);
    expect([lookupResult, row]).toEqual(['captured', await giftNow(id)]);
    expect(row).toMatchObject({ state: 'captured', claim: null, asked_at: null });
    expect([double.captureNames, double.asked]).toEqual([[`${id}-3`], ['capture']]);
    expect((await take(id)).lookupResult).toBe('captured');
    expect(double.asked).toEqual(['capture']);
  });

  test.each<[PaypalStep, PaypalFault, number, string[], string]>([
    ['capture', 'lost', 1, ['capture', 'capture'], 'captured'],
    ['capture', 'lost', 2, ['capture', 'capture', 'get'], 'captured'],
    ['capture', 'down', 2, ['capture', 'capture', 'get'], 'approved'],
    ['capture', 'declined', 1, ['capture'], 'declined'],
    ['capture', 'pending', 1, ['capture'], 'pending'],
    ['capture', 'expired', 1, ['capture'], 'gone'],
  ])(
    'is asked for again under the same name: %s %s (%i times)',
    async (step, fault, times, asked, result) => {
      const { gift, take, double } = await ordered();
      const { id } = await gift();
      double.misbehave(step, fault, times);
      const { row, lookupResult } = await take(id);
      expect([double.asked, lookupResult]).toEqual([asked, result]);
      expect(new Set(double.captureNames)).toEqual(
        new Set(double.captureNames.length > 0 ? [`${id}-1`] : []),
      );
      expect(row.claim).toBeNull();
    },
  );

  test('of which nothing is heard stays noted, and whoever comes next may ask', async () => {
    const { gift, giftNow, take, double } = await ordered();
    const { id } = await gift();
    double.misbehave('capture', 'down', 2);
    double.misbehave('get', 'down');
    const { lookupResult } = await take(id);
    expect([lookupResult, await giftNow(id)]).toMatchObject([
      'unsure',
      { state: 'created', claim: null, asked_at: noon },
    ]);
    expect((await take(id)).lookupResult).toBe('captured');
  });

  test('of a gift that failed is not asked for', async () => {
    const { gift, take, double } = await ordered();
    const row = await gift({ state: 'failed' });
    expect(await take(row.id)).toEqual({ row, lookupResult: 'gone' });
    expect(double.asked).toEqual([]);
  });

  test('is taken once by two at once, and both hear of it', async () => {
    const { gift, take, double } = await ordered();
    const { id } = await gift();
    const both = await Promise.all([take(id), take(id)]);
    expect(both.map(({ lookupResult }) => lookupResult)).toEqual(['captured', 'captured']);
    expect(double.asked).toEqual(['capture']);
  });

  test('that somebody else takes is waited for 20 seconds, and then nobody knows', async () => {
    const { gift, payments, double, orderId } = await ordered();
    const row = await gift({ claim: 'another', asked_at: noon });
    const asked: number[] = [];
    /** A clock that goes on by ten seconds whenever it is looked at. */
    const now = () => noon + 10_000 * (asked.push(noon) - 1);
    const wait = takeMoney({ ...payments, now }, { id: row.id, orderId, cause: 'browser' });
    expect(await wait).toEqual({ row, lookupResult: 'unsure' });
    expect([asked.length, double.asked]).toEqual([3, []]);
  });

  test('is asked for in the name of who gives', async () => {
    const { gift, giftNow, payments, orderId } = await ordered();
    const { id } = await gift({ first_name: null });
    const donor = {
      ...{ firstName: 'Leela', lastName: 'Umbar', email: 'leela@example.org' },
      ...{ graduationYear: 1998, program: 'PhD' as const, purpose: '' },
    };
    await takeMoney(payments, { id, orderId, donor, cause: 'browser' });
    expect(await giftNow(id)).toMatchObject({ first_name: 'Leela', email: 'leela@example.org' });
  });
});

describe('to look what became of an order', () => {
  test('takes nothing', async () => {
    const { gift, payments, double, orderId } = await ordered();
    const row = await gift();
    const found = await lookUp(payments, row, orderId, 'webhook');
    expect([found.lookupResult, found.row.state, double.asked]).toEqual(['approved', 'approved', ['get']]);
  });

  test('changes nothing when nothing is heard', async () => {
    const { gift, giftNow, payments, double, orderId } = await ordered();
    const row = await gift();
    double.misbehave('get', 'down');
    expect(await lookUp(payments, row, orderId, 'webhook')).toEqual({ row, lookupResult: 'unsure' });
    expect(await giftNow(row.id)).toEqual(row);
  });

  test('answers what is booked already, whatever is heard', async () => {
    const { gift, payments, orderId } = await ordered();
    const received = await gift({ state: 'captured' });
    expect((await lookUp(payments, received, orderId, 'webhook')).lookupResult).toBe('captured');
    const failed = await gift({ state: 'failed', order_id: 'ORDER2' });
    expect((await lookUp(payments, failed, orderId, 'webhook')).lookupResult).toBe('gone');
  });
});
