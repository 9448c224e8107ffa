import { describe, expect, test } from 'vitest';
import type { DonationTable } from '../database/donation-tables.ts';
import { takeMoney } from './capture.ts';
import { claimMs } from './donation-log.ts';
import { books, noon, paypalForTest, paypalOf } from './test-giving.ts';

/** Order of a gift, approved at the PayPal fake. */
async function ordered() {
  const fake = await paypalForTest();
  const provider = paypalOf(fake.api);
  const made = await books(provider);
  const orderId = await provider.create({ requestId: 'a', reference: 'D', cents: 2_500, currency: 'USD' });
  fake.approve(orderId);
  fake.asked.length = 0;
  const gift = (change = {}) => made.gift({ order_id: orderId, ...change });
  const take = (id: string) => takeMoney(made.payments, { id, orderId, cause: 'browser' });
  return { ...made, gift, take, fake, orderId };
}

describe('capturing a payment', () => {
  test('takes the money once when two callers ask at the same time, and answers both', async () => {
    const { gift, take, fake } = await ordered();
    const { id } = await gift();
    const both = await Promise.all([take(id), take(id)]);
    expect(both.map(({ lookupResult }) => lookupResult)).toEqual(['captured', 'captured']);
    expect(fake.asked).toEqual(['capture']);
  });

  test.each<[string, Partial<DonationTable>, string, string[]]>([
    [
      'takes the claim of a process that is gone',
      { claim: 'gone', asked_at: noon - claimMs },
      'captured',
      ['capture'],
    ],
    ['asks nothing about a captured gift', { state: 'captured' }, 'captured', []],
    ['asks nothing about a failed gift', { state: 'failed' }, 'gone', []],
  ])('%s', async (_, change, lookupResult, asked) => {
    const { gift, take, fake } = await ordered();
    const { id } = await gift(change);
    expect((await take(id)).lookupResult).toBe(lookupResult);
    expect(fake.asked).toEqual(asked);
  });

  test('waits 20 seconds for another caller’s claim and then answers unsure', async () => {
    const { gift, payments, fake, orderId } = await ordered();
    const row = await gift({ claim: 'another', asked_at: noon });
    const asked: number[] = [];
    /** Clock that advances ten seconds each time it is read. */
    const now = () => noon + 10_000 * (asked.push(noon) - 1);
    const wait = takeMoney({ ...payments, now }, { id: row.id, orderId, cause: 'browser' });
    expect(await wait).toEqual({ row, lookupResult: 'unsure' });
    expect([asked.length, fake.asked]).toEqual([3, []]);
  });
});
