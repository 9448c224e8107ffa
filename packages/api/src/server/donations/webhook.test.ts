import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';
import { donor, givingServer, paypalForTest, paypalOf } from './test-giving.ts';

const captured = 'PAYMENT.CAPTURE.COMPLETED';

async function site() {
  const double = await paypalForTest();
  const provider = paypalOf(double.api);
  const giving = await givingServer({ payments: provider, reconcileIntervalMs: 3_600_000 });
  const { id } = await giving.create();
  double.approve(id);
  const payments = { database: giving.database, provider, volunteers: 'v@example.org', now: Date.now };
  return { ...giving, double, id, payments };
}

test('a lost capture becomes known by the notification, which may come twice, late and in any order', async () => {
  const { capture, double, gift, id, notify, rows, steps } = await site();
  double.misbehave('capture', 'late', 2);
  double.misbehave('get', 'silent');
  expect(await capture(id)).toMatchObject({ code: 'unsettled' });
  const news = double.notification(captured, id);
  const early = double.notification('CHECKOUT.ORDER.APPROVED', id);
  for (const one of [news, news, early, double.notification('PAYMENT.CAPTURE.DENIED', id)]) {
    expect(await notify(one)).toMatchObject({ status: 200 });
  }
  const row = await gift(id);
  expect([row.state, await steps(row.id)]).toEqual(['captured', ['created', 'approved', 'captured']]);
  expect((await rows()).letters).toHaveLength(1);
  expect(await capture(id)).toMatchObject({ status: 200 });
});

test('browser and notification at once take the money once and write one receipt', async () => {
  const { capture, double, id, notify, rows } = await site();
  const news = Array.from({ length: 10 }, () => double.notification(captured, id));
  const answers = await Promise.all([capture(id), capture(id), ...news.map(notify)]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect([double.taken(id), (await rows()).letters.length]).toEqual([1, 1]);
});

test('a forged notification changes nothing', async () => {
  const { double, gift, id, notify, database } = await site();
  const good = double.notification(captured, id);
  const forgeries = [
    { ...good, body: good.body.replace(captured, 'CHECKOUT.ORDER.APPROVED') },
    { ...good, headers: { ...good.headers, 'PayPal-Transmission-Sig': 'forged' } },
    { ...good, headers: { 'Content-Type': 'application/json' } },
    { ...good, body: 'no JSON' },
    { ...good, body: '[]' },
  ];
  for (const forged of forgeries) expect(await notify(forged)).toMatchObject({ status: 400 });
  expect((await gift(id)).state).toBe('created');
  expect(await database.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  // A genuine one that speaks of money that was not taken is not believed either.
  expect(await notify(good)).toMatchObject({ status: 200 });
  expect((await gift(id)).state).toBe('approved');
});

test('one that cannot be checked now is asked for again', async () => {
  const { capture, double, gift, id, notify } = await site();
  double.misbehave('capture', 'lost', 2);
  double.misbehave('get', '503', 2);
  await capture(id);
  const news = double.notification(captured, id);
  double.misbehave('verify', 'down');
  expect(await notify(news)).toMatchObject({ status: 503 });
  expect(await notify(news)).toMatchObject({ status: 503 });
  expect(await notify(news)).toMatchObject({ status: 200 });
  expect((await gift(id)).state).toBe('captured');
});

test('about an order of somebody else it is thanked for and forgotten', async () => {
  const { double, notify } = await site();
  expect(await notify(double.notification(captured, 'ANOTHERSHOP'))).toMatchObject({ status: 200 });
});

test('a payment under review ends as PayPal decides, and the donor hears of it', async () => {
  const { capture, double, gift, id, notify, rows } = await site();
  double.misbehave('capture', 'pending');
  expect(await capture(id)).toMatchObject({ status: 409, code: 'pending' });
  double.decide(id, 'DECLINED');
  await notify(double.notification('PAYMENT.CAPTURE.DENIED', id));
  expect((await gift(id)).state).toBe('declined');
  expect((await rows()).letters).toMatchObject([{ subject: expect.stringContaining('did not go through') }]);
});

test('a refund is written down, and nothing else changes', async () => {
  const { capture, double, gift, id, notify, rows } = await site();
  await capture(id);
  double.refund(id);
  await notify(double.notification('PAYMENT.CAPTURE.REFUNDED', id));
  expect(await gift(id)).toMatchObject({ state: 'captured', refunded_cents: 2_500 });
  expect((await rows()).letters).toHaveLength(1);
});

test('without any notification the site itself finds out, and the thank-you page opens', async () => {
  const double = await paypalForTest();
  const { capture, create, details } = await givingServer({
    payments: paypalOf(double.api),
    reconcileIntervalMs: 10,
  });
  const { id } = await create();
  double.approve(id);
  double.misbehave('capture', 'lost', 2);
  double.misbehave('get', 'down');
  expect(await capture(id)).toMatchObject({ code: 'unsettled' });
  while ((await details(id)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(double.taken(id)).toBe(1);
});

test('what hangs is not taken when the donor gave the same again', async () => {
  const { capture, create, double, gift, id, payments } = await site();
  double.misbehave('capture', '503', 2);
  expect(await capture(id)).toMatchObject({ code: 'unsettled' });
  const again = await create();
  double.approve(again.id);
  expect(await capture(again.id)).toMatchObject({ status: 200 });
  expect(await reconcile(payments)).toMatchObject([{ after: 'failed' }]);
  expect([double.taken(id), (await gift(id)).state]).toEqual([0, 'failed']);
});

test('who was told to wait hears that nothing was taken, when nobody had approved', async () => {
  const { capture, create, double, rows, payments } = await site();
  const { id } = await create();
  double.misbehave('capture', '503', 2);
  double.misbehave('get', '503');
  expect(await capture(id)).toMatchObject({ code: 'unsettled' });
  await reconcile(payments);
  expect((await rows()).letters).toMatchObject([{ subject: expect.stringContaining('did not go through') }]);
  expect(await reconcile(payments)).toEqual([]);
});

test('an order that nobody pays is closed after a day', async () => {
  const { gift, id, payments } = await site();
  expect(await reconcile(payments)).toEqual([]);
  await reconcile({ ...payments, now: () => Date.now() + 90_000_000 });
  expect(await gift(id)).toMatchObject({ state: 'failed', email: null });
});

test('without a webhook of its own there is no such address', async () => {
  const demo = await givingServer();
  expect(await demo.notify({ headers: {}, body: JSON.stringify(donor()) })).toMatchObject({ status: 404 });
});
