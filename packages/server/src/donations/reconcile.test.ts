import { describe, expect, test, vi } from 'vitest';
import type { DonationTable } from '../database/donation-tables.ts';
import { createLogger } from '../telemetry/logger.ts';
import { paypalForTest, paypalOf } from './payments/test-paypal.ts';
import { reconcile, startReconciling } from './reconcile.ts';
import { books, noon } from './test-giving.ts';

const dayMs = 86_400_000;
const old = { created_at: new Date(noon - dayMs - 1).toISOString() };
const asked = { asked_at: noon - 1_000 };

/** A gift with an order at PayPal's double, and what a reconciliation says and leaves of it. */
async function site() {
  const fake = await paypalForTest();
  const provider = paypalOf(fake.api);
  const made = await books(provider);
  const orderId = await provider.create({ requestId: 'a', reference: 'D', cents: 2_500, currency: 'USD' });
  const settle = async (change: Partial<DonationTable>) => {
    const row = await made.gift({ order_id: orderId, ...change });
    const [done, ...more] = await reconcile(made.payments);
    expect(more).toEqual([]);
    const { state, claim, asked_at } = await made.giftNow(row.id);
    if (done) expect(done).toMatchObject({ reference: row.reference, before: row.state, after: state });
    return { open: done?.open, now: { state, claim, asked_at }, steps: await made.steps(row) };
  };
  return { ...made, fake, orderId, settle };
}
const settled = { claim: null, asked_at: null };

describe('a gift of which nobody knows what became of it', () => {
  test('is taken when its donor approved and asked, and never twice', async () => {
    const { fake, orderId, settle, payments } = await site();
    fake.approve(orderId);
    expect(await settle(asked)).toEqual({
      open: '',
      now: { state: 'captured', ...settled },
      steps: ['created approved reconcile approved', 'approved captured reconcile'],
    });
    expect(fake.taken(orderId)).toBe(1);
    expect(await reconcile(payments)).toEqual([]);
  });

  test('is not taken when its donor did not ask', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    expect(await settle({})).toMatchObject({ open: undefined });
    expect(fake.taken(orderId)).toBe(0);
  });

  test('is not taken when the same donor gave the same since', async () => {
    const { fake, orderId, settle, gift } = await site();
    fake.approve(orderId);
    const again = { state: 'captured', captured_at: new Date(noon).toISOString() } as const;
    await gift({ ...again, order_id: 'ORDER2' });
    expect(await settle(asked)).toEqual({
      open: '',
      now: { state: 'failed', ...settled },
      steps: [
        'created approved reconcile approved',
        'approved failed reconcile given again by another order',
      ],
    });
    expect(fake.taken(orderId)).toBe(0);
  });

  const before = new Date(noon - 3_600_000).toISOString();
  test.each<[string, Partial<DonationTable>]>([
    ['by another', { email_key: 'leela@example.org' }],
    ['of another amount', { cents: 5_000 }],
    ['that came to nothing', { state: 'failed' }],
    ['before', { captured_at: before }],
  ])('is taken in spite of a gift %s', async (_, other) => {
    const { fake, orderId, settle, gift } = await site();
    fake.approve(orderId);
    const again = { state: 'captured', captured_at: new Date(noon).toISOString() } as const;
    await gift({ ...again, order_id: 'ORDER2', ...other });
    expect(await settle(asked)).toMatchObject({ now: { state: 'captured' } });
  });

  const unclear = 'the provider gave no clear answer';
  test('stays open while nothing is heard', async () => {
    const { fake, settle } = await site();
    fake.misbehave('get', 'down');
    expect(await settle(asked)).toEqual({
      open: unclear,
      now: { state: 'created', claim: null, ...asked },
      steps: [],
    });
  });

  test('stays open when the money was asked for, and nothing is heard', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'down', 2);
    expect(await settle(asked)).toMatchObject({ open: unclear, now: { state: 'approved' } });
  });

  test('stays open while the provider is checking', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'pending');
    const open = 'the provider is still checking';
    expect(await settle(asked)).toMatchObject({ open, now: { state: 'approved', claim: null } });
  });

  test('is not asked for again while the provider is checking', async () => {
    const { fake, orderId, settle, payments } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'pending');
    await payments.provider.capture(orderId, 'before');
    fake.asked.length = 0;
    expect((await settle(asked)).open).toBe('the provider is still checking');
    expect(fake.asked).toEqual(['get']);
  });

  test('is over when it is declined', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'declined');
    expect(await settle(asked)).toMatchObject({ open: '', now: { state: 'declined', ...settled } });
  });

  test('that nobody approved goes on for a day', async () => {
    const { settle } = await site();
    expect(await settle(asked)).toMatchObject({ open: '', now: { state: 'created', ...settled } });
  });
});

describe('after a day', () => {
  test.each([false, true])('an order that was never paid is closed, approved: %j', async (isApproved) => {
    const { fake, orderId, settle } = await site();
    if (isApproved) fake.approve(orderId);
    const { open, now, steps } = await settle(old);
    expect([open, now]).toEqual(['', { state: 'failed', ...settled }]);
    expect(steps.at(-1)).toBe(`${isApproved ? 'approved' : 'created'} failed reconcile never paid`);
  });

  test('and no earlier: one that was asked for a moment before stays open', async () => {
    const { settle } = await site();
    const { now } = await settle({ ...asked, created_at: new Date(noon - dayMs).toISOString() });
    expect(now.state).toBe('created');
  });

  test('one that the provider made no order of is closed without asking', async () => {
    const { fake, settle } = await site();
    fake.asked.length = 0;
    expect(await settle({ ...old, order_id: null })).toEqual({
      open: '',
      now: { state: 'failed', ...settled },
      steps: ['created failed reconcile the provider made no order'],
    });
    expect(fake.asked).toEqual([]);
  });

  test('one that is gone at the provider, or was taken after all, is as the provider says', async () => {
    const gone = await site();
    expect(await gone.settle({ ...old, order_id: 'NOSUCHORDER' })).toMatchObject({
      open: '',
      steps: ['created failed reconcile over at the provider'],
    });
    const { fake, orderId, payments, settle } = await site();
    fake.approve(orderId);
    await payments.provider.capture(orderId, 'another');
    expect(await settle(old)).toMatchObject({ open: '', now: { state: 'captured' } });
  });
});

test('a gift of another provider is left alone, and its neighbour is not', async () => {
  const { gift, payments, orderId, fake } = await site();
  const theirs = await gift({ ...asked, provider: 'demo', changed_at: '2027-01-01T00:00:00.000Z' });
  fake.approve(orderId);
  await gift({ ...asked, order_id: orderId });
  expect(await reconcile(payments)).toMatchObject([
    { reference: theirs.reference, before: 'created', after: 'created', open: 'only demo knows' },
    { after: 'captured', open: '' },
  ]);
});

describe('in the background', () => {
  test('it is done at once, and a fault is logged', async () => {
    const { gift, giftNow, payments, orderId, fake } = await site();
    fake.approve(orderId);
    const { id } = await gift({ ...asked, order_id: orderId });
    const lines: string[] = [];
    const logger = createLogger((line) => void lines.push(line));
    const running = startReconciling(payments, { intervalMs: 3_600_000, logger });
    await vi.waitFor(async () => expect((await giftNow(id)).state).toBe('captured'), 10_000);
    await running.stop();
    expect(lines).toEqual([]);
    for (const table of ['donation_refunds', 'donation_transitions', 'donations'])
      await payments.database.schema.dropTable(table).execute();
    const now = () => noon + 3_600_000;
    const broken = startReconciling({ ...payments, now }, { intervalMs: 3_600_000, logger });
    await vi.waitFor(() => expect(lines.join()).toContain('reconciliation'), 10_000);
    await broken.stop();
  });
});
