import { expect, it } from 'vitest';
import { donor, givingServer, paypalForTest, paypalOf } from '../../../donations/test-giving.ts';
import { terminal } from '../../../testing/terminal.ts';

it('asks the payment provider about every gift without a final state', async () => {
  const fake = await paypalForTest();
  const { create, capture, gift, dataDir } = await givingServer({
    payments: paypalOf(fake.api),
    reconcileIntervalMs: 3_600_000,
  });
  const keys = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_API: fake.api };
  const banyan = terminal(dataDir, keys);
  const { id } = await create(40);
  fake.approve(id);
  fake.misbehave('capture', 'lost', 2);
  fake.misbehave('get', 'down');
  await capture(id, donor());
  const { reference } = await gift(id);
  expect((await banyan('donations', 'reconcile')).out).toBe(`${reference}  created → captured\n1 looked at.`);
  expect((await banyan('donations', 'reconcile')).out).toBe('Nothing is open.');
});
