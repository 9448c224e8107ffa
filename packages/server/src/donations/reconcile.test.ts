import { describe, expect, test, vi } from 'vitest';
import type { DonationTable } from '../database/donation-tables.ts';
import { createLogger } from '../telemetry/logger.ts';
import { claimMs } from './donation-log.ts';
import { reconcile, startReconciling } from './reconcile.ts';
import { books, noon, paypalForTest, paypalOf } from './test-giving.ts';

const dayMs = 86_400_000;
const old = { created_at: new Date(noon - dayMs - 1).toISOString() };
const asked = { asked_at: noon - 1_000 };

/** Gift with an order at the PayPal fake, and the result of its reconciliation. */
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

const dayOld = { created_at: new Date(noon - dayMs).toISOString() };

test.each<[string, Partial<DonationTable>, boolean]>([
  ['asked for', asked, true],
  ['asked for and declined', { ...asked, state: 'declined' }, true],
  ['asked for and approved', { ...asked, state: 'approved' }, true],
  ['being captured now', { claim: 'mine', asked_at: noon - claimMs + 1 }, false],
  ['abandoned during a capture', { claim: 'mine', asked_at: noon - claimMs }, true],
  ['unfinished for more than a day', old, true],
  ['approved and unfinished for more than a day', { ...old, state: 'approved' }, true],
  ['unfinished for a day', dayOld, false],
  ['ordered today', {}, false],
  ['declined more than a day ago', { ...old, state: 'declined' }, false],
  ['captured', { ...old, ...asked, state: 'captured' }, false],
  ['failed', { ...old, ...asked, state: 'failed' }, false],
])('asks about a gift only while its end is unknown: %s', async (_, change, isOpen) => {
  const { settle, fake } = await site();
  fake.asked.length = 0;
  await settle(change);
  expect(fake.asked.includes('get')).toBe(isOpen);
});

describe('reconciling a gift with an unknown result', () => {
  test('captures the money once when the donor approved the order and requested the capture', async () => {
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

  test('does not capture the money when the donor did not request it', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    expect(await settle({})).toMatchObject({ open: undefined });
    expect(fake.taken(orderId)).toBe(0);
  });

  test('does not capture the money when the same donor gave the same amount again since', async () => {
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
    ['by another donor', { email_key: 'leela@example.org' }],
    ['of another amount', { cents: 5_000 }],
    ['that failed', { state: 'failed' }],
    ['made before', { captured_at: before }],
  ])('captures the money in spite of another gift %s', async (_, other) => {
    const { fake, orderId, settle, gift } = await site();
    fake.approve(orderId);
    const again = { state: 'captured', captured_at: new Date(noon).toISOString() } as const;
    await gift({ ...again, order_id: 'ORDER2', ...other });
    expect(await settle(asked)).toMatchObject({ now: { state: 'captured' } });
  });

  const unclear = 'the provider gave no clear answer';
  test('stays open while the provider does not answer', async () => {
    const { fake, settle } = await site();
    fake.misbehave('get', 'down');
    expect(await settle(asked)).toEqual({
      open: unclear,
      now: { state: 'created', claim: null, ...asked },
      steps: [],
    });
  });

  test('stays open when the capture was requested and the provider does not answer', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'down', 2);
    expect(await settle(asked)).toMatchObject({ open: unclear, now: { state: 'approved' } });
  });

  test('stays open while the provider checks the payment', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'pending');
    const open = 'the provider is still checking';
    expect(await settle(asked)).toMatchObject({ open, now: { state: 'approved', claim: null } });
  });

  test('does not request the capture again while the provider checks the payment', async () => {
    const { fake, orderId, settle, payments } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'pending');
    await payments.provider.capture(orderId, 'before');
    fake.asked.length = 0;
    expect((await settle(asked)).open).toBe('the provider is still checking');
    expect(fake.asked).toEqual(['get']);
  });

  test('closes a gift whose capture PayPal declined', async () => {
    const { fake, orderId, settle } = await site();
    fake.approve(orderId);
    fake.misbehave('capture', 'declined');
    expect(await settle(asked)).toMatchObject({ open: '', now: { state: 'declined', ...settled } });
  });

  test('keeps an order that nobody approved for a day', async () => {
    const { settle } = await site();
    expect(await settle(asked)).toMatchObject({ open: '', now: { state: 'created', ...settled } });
  });
});

describe('reconciling an order after a day', () => {
  test.each([false, true])('closes an order that was never paid (approved: %j)', async (isApproved) => {
    const { fake, orderId, settle } = await site();
    if (isApproved) fake.approve(orderId);
    const { open, now, steps } = await settle(old);
    expect([open, now]).toEqual(['', { state: 'failed', ...settled }]);
    expect(steps.at(-1)).toBe(`${isApproved ? 'approved' : 'created'} failed reconcile never paid`);
  });

  test('keeps an order that is not a full day old', async () => {
    const { settle } = await site();
    const { now } = await settle({ ...asked, ...dayOld });
    expect(now.state).toBe('created');
  });

  test('closes a gift without a provider order, without asking the provider', async () => {
    const { fake, settle } = await site();
    fake.asked.length = 0;
    expect(await settle({ ...old, order_id: null })).toEqual({
      open: '',
      now: { state: 'failed', ...settled },
      steps: ['created failed reconcile the provider made no order'],
    });
    expect(fake.asked).toEqual([]);
  });

  test('stores the provider’s result for an order that is gone, or was captured after all', async () => {
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

test('leaves a gift of another provider alone and reconciles the next one', async () => {
  const { gift, payments, orderId, fake } = await site();
  const theirs = await gift({ ...asked, provider: 'demo', changed_at: '2027-01-01T00:00:00.000Z' });
  fake.approve(orderId);
  await gift({ ...asked, order_id: orderId });
  expect(await reconcile(payments)).toMatchObject([
    { reference: theirs.reference, before: 'created', after: 'created', open: 'only demo knows' },
    { after: 'captured', open: '' },
  ]);
});

describe('background reconciliation', () => {
  test('reconciles at once and logs a fault', async () => {
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
