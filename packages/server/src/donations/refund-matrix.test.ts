import { describe, expect, test } from 'vitest';
import type { PaypalFault, PaypalStep } from './payments/paypal-fake.ts';
import { reconcileRefunds } from './refund-reconcile.ts';
import { refundBooks, stateOfOutcome } from './test-giving.ts';

/* Faults during a refund: it must never exceed the payment, never happen twice and never be forgotten. */

type Fault = [step: PaypalStep, fault: PaypalFault, times: number];
const combinations: readonly Fault[] = (['refund', 'get', 'token'] as const).flatMap((step) =>
  (['down', 'lost', 'silent', 'late', '429', '500', '503', 'garbage', 'empty', '401'] as const).flatMap(
    (fault) => [1, 3].map((times): Fault => [step, fault, times]),
  ),
);

describe.each(combinations)('PayPal at "%s" is "%s" (%i times)', (step, fault, times) => {
  test('refunds once and emails the donor once', async () => {
    const { clock, corrected, fake, gift, orderId, reconcile, refunds, want } = await refundBooks();
    // The get step only runs after a lost refund, so a fault of it needs one.
    if (step === 'get') fake.misbehave('refund', 'lost', 2);
    fake.misbehave(step, fault, times);
    const first = stateOfOutcome(await want(1_000));
    expect(['done', 'asked']).toContain(first);
    expect((await gift()).refunded_cents).toBe(first === 'done' ? 1_000 : 0);
    if (first === 'done') expect(fake.refunded(orderId)).toBe(1_000);
    // A pending refund reduces the refundable amount, so a second request for the rest plus one cent is too much.
    expect(await want(1_501)).toMatchObject({ state: 'refused', field: 'cents' });
    expect(await want(1_000, { version: 0 })).toEqual({ state: 'changed' });

    // While the fault lasts, a reconciliation a minute or two hours later reports nothing false.
    await reconcile();
    if (step === 'get') clock.now += 7_200_000;
    fake.behave();
    await reconcile();
    await reconcile();
    expect(fake.refunded(orderId)).toBe(1_000);
    expect(await refunds()).toMatchObject([{ state: 'done', cents: 1_000, provider_id: expect.any(String) }]);
    expect(await gift()).toMatchObject({ refunded_cents: 1_000, captured_cents: 2_500 });
    expect(new Set(fake.refundNames).size).toBe(1);
    expect(await corrected()).toBe(1);
  });
});

describe('refund answers of PayPal', () => {
  test.each([
    ['refund failed', 'FAILED'],
    ['refund cancelled', 'CANCELLED'],
    ['too late', 'REFUND_TIME_LIMIT_EXCEEDED'],
    ['no funds', 'REFUND_FAILED_INSUFFICIENT_FUNDS'],
  ] as const)('allows another try after a refund that ends with: %s', async (fault, detail) => {
    const { corrected, fake, gift, orderId, refunds, want } = await refundBooks();
    fake.misbehave('refund', fault);
    expect(stateOfOutcome(await want(2_500))).toBe('failed');
    expect(await refunds()).toMatchObject([{ state: 'failed', detail }]);
    expect([fake.refunded(orderId), (await gift()).refunded_cents, await corrected()]).toEqual([0, 0, 0]);
    expect(stateOfOutcome(await want(2_500))).toBe('done');
    expect(new Set(fake.refundNames).size).toBe(2);
  });

  test.each([
    ['COMPLETED', 'done', 1_000],
    ['FAILED', 'failed', 0],
    ['CANCELLED', 'failed', 0],
  ] as const)('stores a pending refund that ends as %s', async (status, state, back) => {
    const { corrected, fake, gift, orderId, reconcile, refunds, want } = await refundBooks();
    fake.misbehave('refund', 'refund pending');
    expect(stateOfOutcome(await want(1_000))).toBe('pending');
    await reconcile();
    expect([(await gift()).refunded_cents, await corrected()]).toEqual([0, 0]);
    expect(await want(1_501)).toMatchObject({ state: 'refused' });
    fake.decideRefunds(orderId, status);
    await reconcile();
    expect(await refunds()).toMatchObject([{ state }]);
    expect([(await gift()).refunded_cents, await corrected()]).toEqual([back, back > 0 ? 1 : 0]);
    expect(fake.refundNames).toHaveLength(1);
  });
});

test('twenty simultaneous refunds that exceed the gift together refund at most its amount', async () => {
  const { fake, gift, orderId, want, refunds } = await refundBooks();
  const until = async (cents: number): Promise<string> => {
    const state = stateOfOutcome(await want(cents));
    return state === 'changed' ? until(cents) : state;
  };
  const states = await Promise.all(Array.from({ length: 20 }, () => until(600)));
  expect(states.filter((state) => state === 'done')).toHaveLength(4);
  expect(states.filter((state) => state === 'refused')).toHaveLength(16);
  expect([fake.refunded(orderId), (await gift()).refunded_cents]).toEqual([2_400, 2_400]);
  expect(await refunds()).toHaveLength(4);
});

test('two processes that settle the same refund at the same time make it once', async () => {
  const { corrected, fake, gift, orderId, payments, want } = await refundBooks();
  fake.misbehave('refund', 'down', 2);
  await want(1_000);
  await Promise.all(Array.from({ length: 8 }, () => reconcileRefunds(payments)));
  expect([fake.refunded(orderId), (await gift()).refunded_cents, await corrected()]).toEqual([
    1_000, 1_000, 1,
  ]);
});
