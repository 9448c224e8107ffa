import { describe, expect, test } from 'vitest';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import type { OrderRefund, RefundStatus } from './payments/provider.ts';
import { giveBack, reconcileRefunds } from './refund-reconcile.ts';
import { at, givingBack, noon, type Told, taken } from './test-giving.ts';

const done: RefundStatus = { status: 'done', id: 'P1', reason: '' };
const no: RefundStatus = { status: 'failed', id: null, reason: 'REFUND_NOT_ALLOWED' };
const listed: OrderRefund = { ...done, id: 'P1', name: 'R1', cents: 500 };
const request = { requestId: 'R1', captureId: 'CAPTURE1', cents: 500, currency: 'USD' };
const hourMs = 3_600_000;
const namesMs = 30 * 86_400_000;

/** Result of reconciling a refund that was requested a minute ago, and the requests to the provider. */
async function given(
  told: Told,
  change: Partial<DonationRefundTable> = {},
  gift: Partial<DonationTable> = {},
) {
  const { payments, received, refund, refundsOf, giftNow, asked, emails, steps } = await givingBack(told);
  const row = await received(gift);
  const before = await refund(row, change);
  const answer = await giveBack(payments, before.id, 'reconcile');
  const [after] = await refundsOf(row);
  expect(answer).toEqual(after);
  const { refunded_cents } = await giftNow(row.id);
  return {
    before,
    after: answer,
    asked,
    sum: refunded_cents,
    emails: await emails(),
    steps: await steps(row),
  };
}

describe('reconciling a requested refund', () => {
  test('requests the refund with its own id and stores it when the provider confirms it', async () => {
    const { after, before, asked, sum, emails, steps } = await given({ refund: [done] });
    expect(after).toEqual({
      ...before,
      state: 'done',
      provider_id: 'P1',
      cause: 'reconcile',
      settled_at: at,
    });
    expect(asked).toEqual([request]);
    expect([sum, emails.length, steps]).toEqual([500, 1, ['captured captured reconcile refunded 500']]);
  });

  test('refunds in the captured currency, or else in the ordered one', async () => {
    const eur = { captured_currency: 'EUR', currency: 'CHF' };
    expect((await given({ refund: [done] }, {}, eur)).asked).toEqual([{ ...request, currency: 'EUR' }]);
    const unknown = { ...eur, captured_currency: null, capture_id: null };
    expect((await given({ refund: [done] }, {}, unknown)).asked).toEqual([
      { ...request, currency: 'CHF', captureId: '' },
    ]);
  });

  test('repeats an unanswered request once with the same id, and not a third time', async () => {
    const second = await given({ refund: [undefined, done] });
    expect([second.asked, second.after.state]).toEqual([[request, request], 'done']);
    const { after, before, asked, sum } = await given({ refund: [undefined, undefined, done] });
    expect([asked, after, sum]).toEqual([[request, request], before, 0]);
  });

  test('reads a refund that the provider already knows instead of requesting it again', async () => {
    const pending = { state: 'pending', provider_id: 'P1' } as const;
    const { after, asked, sum } = await given({ found: done }, pending);
    expect([asked, after.state, sum]).toEqual([['refund P1'], 'done', 500]);
    const still = await given({}, pending);
    expect([still.asked, still.after]).toEqual([['refund P1'], still.before]);
  });

  test.each(['waits', 'done', 'failed', 'dropped'] as const)(
    'ignores a refund in the state %s',
    async (state) => {
      const { after, before, asked } = await given({ refund: [done], order: taken() }, { state });
      expect([after, asked]).toEqual([before, []]);
    },
  );

  test('searches the order first when the request is an hour old', async () => {
    const old = { asked_at: noon - hourMs - 1 };
    const known = await given({ order: taken(listed), refund: [done] }, old);
    expect([known.asked, known.after.state, known.sum]).toEqual([['order ORDER1'], 'done', 500]);
    const failed = await given({ order: taken({ ...listed, status: 'failed' }), refund: [done] }, old);
    expect([failed.asked, failed.after.state]).toEqual([['order ORDER1'], 'failed']);
    // The request is not yet an hour old.
    const young = await given({ order: taken(listed), refund: [done] }, { asked_at: noon - hourMs });
    expect(young.asked).toEqual([request]);
  });

  test('repeats an hour-old request when the order does not contain its result, or cannot be read', async () => {
    const old = { asked_at: noon - hourMs - 1 };
    const silent = await given({ refund: [done] }, old);
    expect([silent.asked, silent.after.state]).toEqual([['order ORDER1', request], 'done']);
    const notNotified = await given({ order: taken(), refund: [done] }, old);
    expect([notNotified.asked, notNotified.after.state]).toEqual([['order ORDER1', request], 'done']);
    const pending = await given(
      { order: taken({ ...listed, status: 'pending' }), found: done },
      {
        ...old,
        state: 'pending',
        provider_id: 'P1',
      },
    );
    expect([pending.asked, pending.after.state]).toEqual([['order ORDER1', 'refund P1'], 'done']);
    const none = await given({ order: taken(listed), refund: [done] }, old, { order_id: null });
    expect([none.asked, none.after.state]).toEqual([[request], 'done']);
  });

  test('never repeats a request whose id the provider may have forgotten', async () => {
    const last = await given({ order: taken(), refund: [done] }, { asked_at: noon - namesMs });
    expect(last.asked).toEqual(['order ORDER1', request]);
    for (const asked_at of [noon - namesMs - 1, null]) {
      const { asked, after } = await given({ order: taken(), refund: [done] }, { asked_at });
      expect(asked).toEqual(['order ORDER1', 'order ORDER1']);
      expect(after).toMatchObject({ state: 'failed', detail: 'NEVER_ANSWERED', settled_at: at });
    }
  });
});

describe('refused refunds', () => {
  test('marks a refund as failed when PayPal refuses it and the order does not contain it', async () => {
    const { after, asked, sum } = await given({ refund: [no], order: taken() });
    expect(asked).toEqual([request, 'order ORDER1']);
    expect(after).toMatchObject({ state: 'failed', provider_id: null, detail: 'REFUND_NOT_ALLOWED' });
    expect(sum).toBe(0);
  });

  test('ignores a refusal while the order is unclear or missing', async () => {
    const silent = await given({ refund: [no] });
    expect([silent.asked, silent.after]).toEqual([[request, 'order ORDER1'], silent.before]);
    const none = await given({ refund: [no], order: taken() }, {}, { order_id: null });
    expect([none.asked, none.after]).toEqual([[request], none.before]);
  });

  test('ignores a refusal when the order contains the refund, done or pending', async () => {
    const { after, sum } = await given({ refund: [no], order: taken(listed) });
    expect([after.state, after.cause, sum]).toEqual(['done', 'reconcile', 500]);
    const pending = await given({ refund: [no], order: taken({ ...listed, status: 'pending' }) });
    expect(pending.after).toMatchObject({ state: 'pending', provider_id: 'P1', detail: '' });
  });
});

test('keeps a result that became known while the provider was asked', async () => {
  const told: { meanwhile?: () => Promise<unknown>; refund: RefundStatus[] } = {
    refund: [{ status: 'pending', id: 'P1', reason: '' }],
  };
  const { database, payments, received, refund, refundsOf, giftNow } = await givingBack({
    ...told,
    meanwhile: () =>
      database
        .updateTable('donation_refunds')
        .set({ state: 'done', provider_id: 'P1', cause: 'webhook', settled_at: at })
        .execute(),
  });
  const gift = await received();
  await refund(gift);
  await giveBack(payments, 'R1', 'reconcile');
  expect(await refundsOf(gift)).toMatchObject([{ state: 'done', cause: 'webhook', settled_at: at }]);
  expect((await giftNow(gift.id)).refunded_cents).toBe(500);
});

test('asks only about refunds whose result depends on the provider', async () => {
  const { payments, received, refund, refundsOf, asked } = await givingBack({ refund: [done], found: no });
  const gift = await received();
  const theirs = await received({ provider: 'demo', order_id: 'ORDER2' });
  const other = await received({ order_id: 'ORDER3' });
  await refund(gift, { id: 'R1', state: 'pending', provider_id: 'P7' });
  await refund(gift, { id: 'R2', by_hand: 1 });
  await refund(gift, { id: 'R3', state: 'waits' });
  await refund(theirs, { id: 'R4' });
  await refund(other, { id: 'R5' });
  expect(await reconcileRefunds(payments, { donation: theirs.id })).toEqual([]);
  expect(await reconcileRefunds(payments, { donation: other.id })).toEqual([
    { reference: other.reference, before: 'asked', after: 'done' },
  ]);
  expect(asked).toEqual([{ ...request, requestId: 'R5' }]);
  expect(await refundsOf(other)).toMatchObject([{ state: 'done', cause: 'reconcile' }]);
  await refund(other, { id: 'R6' });
  expect(await reconcileRefunds(payments)).toEqual([
    { reference: other.reference, before: 'asked', after: 'asked' },
    { reference: gift.reference, before: 'pending', after: 'pending' },
  ]);
});
