import { dayMs } from '@banyan/api/contract';
import { officeGiftMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import type { DonationRefundState, DonationTable } from '../database/donation-tables.ts';
import { byHand, refundableOf, refundsOf } from './refund-rows.ts';
import { at, givingBack, noon } from './test-giving.ts';

const halfAYear = 180 * dayMs;

/** Refundable amount of a gift at a site that uses PayPal. */
async function refundable(
  change: Partial<DonationTable>,
  provider: string | undefined = 'paypal',
  refunds: readonly { state: DonationRefundState; cents: number }[] = [],
) {
  const { database, received, refund } = await givingBack();
  const gift = await received(change);
  for (const [index, one] of refunds.entries()) await refund(gift, { id: `R${index}`, ...one });
  return refundableOf(gift, await refundsOf(database, gift.id), { provider, now: noon });
}

describe('refundable amount of a gift', () => {
  test('allows refunding the whole gift through its provider for half a year', async () => {
    expect(await refundable({})).toEqual({
      cents: 2_500,
      way: 'provider',
      why: '',
      until: new Date(noon - 3_600_000 + halfAYear).toISOString(),
    });
  });

  test('allows refunding only by hand after half a year, to the millisecond', async () => {
    const last = new Date(noon - halfAYear).toISOString();
    expect(await refundable({ captured_at: last })).toMatchObject({ way: 'provider', until: at });
    const late = new Date(noon - halfAYear - 1).toISOString();
    expect(await refundable({ captured_at: late })).toEqual({
      cents: 2_500,
      until: null,
      way: 'by-hand',
      why: messages.late,
    });
  });

  test.each<[string, Partial<DonationTable>, string]>([
    ['that was not received', { state: 'declined' }, messages.notReceived],
    ['without a date of receipt', { captured_at: null }, messages.notReceived],
    ['in another currency', { captured_currency: 'EUR' }, messages.otherCurrency],
    ['without a captured amount', { captured_cents: null }, messages.nothingLeft],
    ['that was a demonstration', { provider: 'demo' }, messages.demo],
  ])('refunds nothing of a gift %s', async (_, change, why) => {
    expect(await refundable(change)).toEqual({ cents: 0, until: null, way: 'none', why });
  });

  test.each<[string, Partial<DonationTable>, string | undefined, string]>([
    ['a check', { provider: byHand }, 'paypal', messages.byHand],
    ['a gift at a site without a payment provider', {}, '', messages.noProvider],
    ['a gift that another provider took', { provider: 'stripe' }, 'demo', messages.noProvider],
  ])('refunds by hand: %s', async (_, change, provider, why) => {
    expect(await refundable(change, provider)).toEqual({ cents: 2_500, until: null, way: 'by-hand', why });
  });

  test('refunds a demo gift where the demo gateway is used', async () => {
    expect(await refundable({ provider: 'demo' }, 'demo')).toMatchObject({ way: 'provider', cents: 2_500 });
  });

  test.each<[DonationRefundState, number]>([
    ['waits', 2_000],
    ['asked', 2_000],
    ['pending', 2_000],
    ['done', 2_000],
    ['failed', 2_500],
    ['dropped', 2_500],
  ])('with another refund in the state %s, %i cents are left', async (state, left) => {
    expect(await refundable({}, 'paypal', [{ state, cents: 500 }])).toMatchObject({ cents: left });
  });

  test('refunds nothing when all of it, or more, was already refunded', async () => {
    const nothing = { cents: 0, until: null, way: 'none', why: messages.nothingLeft };
    const [most, rest, more] = [2_000, 500, 501].map((cents) => ({ state: 'done' as const, cents }));
    expect(
      await refundable(
        {},
        'paypal',
        [most, rest].flatMap((one) => one ?? []),
      ),
    ).toEqual(nothing);
    expect(
      await refundable(
        {},
        'paypal',
        [most, more].flatMap((one) => one ?? []),
      ),
    ).toEqual(nothing);
  });
});
