import { expect, test } from 'vitest';
import { refundsOf } from './refund-rows.ts';
import { refundDonation } from './refunding.ts';
import { givingServer, paypalForTest, paypalOf } from './test-giving.ts';

/* PayPal notifications about refunds. */

async function site() {
  const fake = await paypalForTest();
  const provider = paypalOf(fake.api);
  const server = await givingServer({ payments: provider, reconcileIntervalMs: 3_600_000 });
  const { id } = await server.create(25);
  fake.approve(id);
  await server.capture(id);
  const payments = { database: server.database, provider, volunteers: 'v@example.org', now: Date.now };
  const gift = () => server.gift(id);
  return {
    ...server,
    fake,
    id,
    gift,
    tell: (type = 'PAYMENT.CAPTURE.REFUNDED') => server.notify(fake.notification(type, id)),
    want: async (cents: number) => {
      const { reference, version } = await gift();
      const wanted = { reference, version, cents, reason: 'Twice', byHand: false, volunteer: 'V' };
      return refundDonation({ database: server.database, payments, now: Date.now }, wanted);
    },
    refunds: async () => refundsOf(server.database, (await gift()).id),
    corrected: async () =>
      (await server.rows()).emails.filter(({ subject }) => subject.startsWith('Corrected')).length,
  };
}

test('settles our own refund once when the notification comes before the response', async () => {
  const { corrected, fake, gift, refunds, tell, want } = await site();
  fake.misbehave('refund', 'lost', 2);
  expect(await want(1_000)).toMatchObject({ refund: { state: 'asked' } });
  const notified = await Promise.all([tell(), tell()]);
  expect(notified.map(({ status }) => status)).toEqual([200, 200]);
  expect((await tell()).status).toBe(200);
  expect(await refunds()).toMatchObject([{ state: 'done', volunteer_id: 'V', cause: 'webhook' }]);
  expect([(await gift()).refunded_cents, await corrected()]).toEqual([1_000, 1]);
});

test('records each refund made at PayPal itself and reduces the refundable amount', async () => {
  const { corrected, fake, gift, id, refunds, tell, want } = await site();
  fake.refund(id, '5.00');
  await tell();
  fake.refund(id, '2.50');
  await tell();
  expect(await refunds()).toMatchObject([
    { cents: 500, volunteer_id: null, state: 'done' },
    { cents: 250, volunteer_id: null, state: 'done' },
  ]);
  expect([(await gift()).refunded_cents, await corrected()]).toEqual([750, 2]);
  expect(await want(1_751)).toMatchObject({ state: 'refused' });
  expect(await want(1_750)).toMatchObject({ refund: { state: 'done' } });
  expect([fake.refunded(id), (await gift()).refunded_cents]).toEqual([2_500, 2_500]);
});

test('records a chargeback next to refunds', async () => {
  const { fake, gift, id, refunds, tell, want } = await site();
  await want(1_000);
  fake.reverse(id);
  expect((await tell('PAYMENT.CAPTURE.REVERSED')).status).toBe(200);
  expect(await refunds()).toMatchObject([{ cents: 1_000 }, { cents: 1_500, volunteer_id: null }]);
  expect(await gift()).toMatchObject({ refunded_cents: 2_500 });
});

test('asks for a notification again when the order does not contain its refund yet', async () => {
  const { fake, gift, id, notify, tell } = await site();
  fake.refund(id, '5.00');
  const early = fake.notification('PAYMENT.CAPTURE.REFUNDED', id);
  const order = fake.orders.get(id);
  const [refund] = order?.refunds.splice(0) ?? [];
  expect((await notify(early)).status).toBe(503);
  if (refund) order?.refunds.push(refund);
  expect((await notify(early)).status).toBe(200);
  expect(await gift()).toMatchObject({ refunded_cents: 500 });
  expect((await tell()).status).toBe(200);
});
