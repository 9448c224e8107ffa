import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { temporaryDirectory } from '../../testing/test-server.ts';
import { paypalForTest, paypalOf } from '../test-giving.ts';
import { demoGateway } from './demo.ts';
import type { PaymentProvider } from './provider.ts';

interface Ready {
  provider: PaymentProvider;
  approve: (id: string) => void;
  /** Fee of a capture of $25.05. */
  fee?: { fee: { cents: number; netCents: number } };
}

const providers: Record<string, () => Promise<Ready>> = {
  paypal: async () => {
    const fake = await paypalForTest();
    const fee = { fee: { cents: 99, netCents: 2_406 } };
    return { provider: paypalOf(fake.api), approve: fake.approve, fee };
  },
  demo: async () => {
    const database = await openTestDatabase(temporaryDirectory());
    return { provider: demoGateway(database, Date.now), approve: () => undefined };
  },
};

const order = (requestId: string) => ({ requestId, reference: requestId, cents: 2_505, currency: 'USD' });

describe.each(Object.entries(providers))('payment provider contract: %s', (name, open) => {
  test('creates one order per request id', async () => {
    const { provider } = await open();
    expect(provider.name).toBe(name);
    const id = await provider.create(order('a'));
    expect(id).toMatch(/^[A-Z0-9]{1,36}$/);
    expect(await provider.create(order('a'))).toBe(id);
    expect(await provider.create(order('b'))).not.toBe(id);
  });

  test('captures an approved order once, to the cent, and reports it from then on', async () => {
    const { provider, approve, fee } = await open();
    const id = await provider.create(order('a'));
    approve(id);
    expect(await provider.getOrder(id)).toEqual({ status: 'approved' });
    const first = await provider.capture(id, 'c1');
    expect(first).toEqual({
      status: 'captured',
      captureId: expect.any(String),
      cents: 2_505,
      currency: 'USD',
      ...fee,
      refunds: [],
    });
    expect(await provider.capture(id, 'c1')).toEqual(first);
    expect(await provider.capture(id, 'another name')).toEqual(first);
    expect(await provider.getOrder(id)).toEqual(first);
  });

  test('reports an unknown order as gone', async () => {
    const { provider } = await open();
    expect(await provider.getOrder('NOSUCHORDER')).toEqual({ status: 'gone' });
    expect(await provider.capture('NOSUCHORDER', 'c')).toEqual({ status: 'gone' });
  });

  test('makes one capture of twenty simultaneous requests', async () => {
    const { provider, approve } = await open();
    const id = await provider.create(order('a'));
    approve(id);
    const captures = await Promise.all(Array.from({ length: 20 }, (_, i) => provider.capture(id, `c${i}`)));
    expect(new Set(captures.map((truth) => 'captureId' in truth && truth.captureId)).size).toBe(1);
  });
});

describe('PayPal client', () => {
  test('signs in once for simultaneous requests, and again after a token was revoked', async () => {
    const fake = await paypalForTest();
    const provider = paypalOf(fake.api);
    await Promise.all(['a', 'b', 'c'].map((name) => provider.create(order(name))));
    expect(fake.asked.filter((step) => step === 'token')).toHaveLength(1);
    fake.misbehave('create', '401');
    await provider.create(order('d'));
    expect(fake.asked.filter((step) => step === 'token')).toHaveLength(2);
  });

  test('reports keys that PayPal rejects', async () => {
    const fake = await paypalForTest();
    fake.misbehave('token', '401');
    await expect(paypalOf(fake.api).create(order('a'))).rejects.toThrow(/not signed in/);
  });
});
