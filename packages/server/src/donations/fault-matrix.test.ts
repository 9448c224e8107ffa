import { describe, expect, test } from 'vitest';
import type { PaypalFault, PaypalStep } from './payments/paypal-fake.ts';
import { reconcile } from './reconcile.ts';
import { donor, givingServer, paypalForTest, paypalOf } from './test-giving.ts';

type Fault = [step: PaypalStep, fault: PaypalFault, times: number];
const combinations: readonly Fault[] = (['create', 'capture', 'get', 'token'] as const).flatMap((step) =>
  (['down', 'lost', 'silent', 'late', '429', '500', '503', 'garbage', 'empty'] as const).flatMap((fault) =>
    [1, 3].map((times): Fault => [step, fault, times]),
  ),
);
const outcomes: readonly Fault[] = (
  ['declined', 'refused', 'pending', 'other amount', 'other currency', 'expired'] as const
).map((fault) => ['capture', fault, 1]);

/** Response codes that promise that no money was taken. */
const nothingTaken = ['declined', 'not_approved', 'expired'];

async function gift(step: PaypalStep, fault: PaypalFault, times: number) {
  const fake = await paypalForTest();
  // Runs without background reconciliation, so that the test decides when the provider is asked.
  const provider = paypalOf(fake.api);
  const site = await givingServer({ payments: provider, reconcileIntervalMs: 3_600_000 });
  const payments = { database: site.database, provider, volunteers: 'v@example.org', now: Date.now };
  if (step === 'create' || step === 'token') fake.misbehave(step, fault, times);
  const order = await site.create(25);
  return { fake, site, payments, order };
}

describe.each([...combinations, ...outcomes])('PayPal at "%s" is "%s" (%i times)', (step, fault, times) => {
  test('takes the money at most once, tells the donor the truth, and keeps everything they typed', async () => {
    const { fake, site, payments, order } = await gift(step, fault, times);
    if (order.status !== 200) {
      expect([order.status, order.body.message]).toEqual([503, expect.stringMatching(/No money was taken/)]);
      expect([...fake.orders.keys()].filter((id) => fake.taken(id) > 0)).toEqual([]);
      const [row] = await site.database.selectFrom('donations').selectAll().execute();
      expect(row).toMatchObject({ state: 'failed', cents: 2_500 });
      return;
    }
    fake.approve(order.id);
    // A lost capture makes the server read the order, which a fault of the read step needs.
    if (step === 'get') fake.misbehave('capture', 'lost', 2);
    if (step === 'capture' || step === 'get') fake.misbehave(step, fault, times);

    const first = await site.capture(order.id);
    const row = await site.gift(order.id);
    expect(row).toMatchObject({ email: 'asha@example.org', first_name: 'Asha', purpose: 'A bench' });
    if (first.status === 200) expect(fake.taken(order.id)).toBe(1);
    else expect(first.body.errors[0]).toMatchObject({ field: 'payment', message: first.body.message });
    if (first.code && nothingTaken.includes(first.code)) expect(fake.taken(order.id)).toBe(0);
    if (first.status !== 200 && fake.taken(order.id) > 0) expect(first.code).toBe('unsettled');
    expect((await site.details(order.id)).status).toBe(first.status === 200 ? 200 : 404);

    // The fault ends: the donor repeats the capture, or the reconciliation comes first.
    fake.behave();
    if (times === 1) await site.capture(order.id);
    await reconcile(payments);
    const after = await site.gift(order.id);
    const taken = fake.taken(order.id);
    expect(taken).toBeLessThanOrEqual(1);
    expect(after.state === 'captured').toBe(taken === 1);
    if (!outcomes.some(([, name]) => name === fault)) expect(taken).toBe(1);
    expect((await site.details(order.id)).status).toBe(taken === 1 ? 200 : 404);
    const emails = await site.database
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', donor().email)
      .execute();
    expect(emails.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(taken);
    expect(site.faults).toEqual([]);
  });
});
