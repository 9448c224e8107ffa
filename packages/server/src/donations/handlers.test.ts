import { captchaMessages, donationMessages as messages, ourMessages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import type { PaypalFault, PaypalStep } from './payments/paypal-double.ts';
import { paypalForTest, paypalOf } from './payments/test-paypal.ts';
import { donor, givingServer } from './test-giving.ts';

async function site(environment: Record<string, string> = {}) {
  const double = await paypalForTest({ silenceMs: 200 });
  const payments = paypalOf(double.api);
  const giving = await givingServer({ payments, reconcileIntervalMs: 3_600_000 }, environment);
  const rows = () => giving.database.selectFrom('donations').selectAll().execute();
  return { ...giving, double, rows };
}

describe('an order', () => {
  test('is stored before the provider hears of it, under its name', async () => {
    const { create, double, rows } = await site();
    const { status, body, id, cookie } = await create(25);
    const [row] = await rows();
    expect([status, body]).toEqual([200, { id }]);
    expect(row).toMatchObject({
      ...{ order_id: id, state: 'created', provider: 'paypal', cents: 2_500, currency: 'USD' },
    });
    expect(Math.abs((row?.token_expires_at ?? 0) - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect(cookie).toMatch(new RegExp(`^gift-${id}=`));
    expect(double.orders.get(id)?.purchase_units[0]).toMatchObject({
      ...{ custom_id: row?.id, invoice_id: row?.reference, amount: { currency_code: 'USD', value: '25.00' } },
    });
  });

  test('is asked for again under the same name when the answer is lost', async () => {
    const { create, double, rows } = await site();
    double.misbehave('create', 'lost');
    const { status, id } = await create();
    expect([status, [...double.orders.keys()]]).toEqual([200, [id]]);
    expect(await rows()).toMatchObject([{ order_id: id }]);
  });

  test('that the provider does not make failed, and no money moves', async () => {
    const { create, double, rows, database } = await site();
    double.misbehave('create', 'down', 2);
    const { status, body, cookie } = await create();
    expect([status, body.message, cookie]).toEqual([503, messages.unavailable, null]);
    expect(await rows()).toMatchObject([{ state: 'failed', order_id: null }]);
    const steps = await database.selectFrom('donation_transitions').selectAll().orderBy('position').execute();
    const detail = 'the provider made no order';
    expect(steps).toMatchObject([{ to_state: 'created' }, { to_state: 'failed', cause: 'browser', detail }]);
  });

  test('takes a proof once', async () => {
    const { create, rows } = await site();
    const proven = { homepage: 'x', captchaToken: 'one' };
    expect((await create(25, proven)).status).toBe(200);
    const again = await create(25, proven);
    expect([again.status, again.body.message]).toEqual([422, ourMessages.captchaUsed]);
    expect(await rows()).toHaveLength(1);
  });

  test('needs a proof of everybody once many payments were declined', async () => {
    const { create, capture, double, post, cookieOf } = await site({ RATE_LIMIT_WRITES: '1000' });
    const { id } = await create(25, { captchaToken: '' });
    double.approve(id);
    double.misbehave('capture', 'declined', 25);
    for (let tried = 0; tried < 25; tried += 1) {
      const body = { orderId: id, donorInfo: donor() };
      const answer = await post('/donations/capture-order', body, cookieOf(id), `198.51.100.${tried % 7}`);
      expect(answer.status).toBe(422);
    }
    const refused = await create(25, { captchaToken: '' });
    expect([refused.status, refused.body.message]).toEqual([422, captchaMessages.required]);
    expect((await create()).status).toBe(200);
    expect((await capture(id)).status).toBe(200);
  });
});

describe('a capture', () => {
  test.each<[PaypalFault, number, number, string, string]>([
    ['declined', 1, 422, 'declined', messages.declined],
    ['refused', 1, 422, 'declined', messages.declined],
    ['expired', 1, 410, 'expired', messages.orderExpired],
    ['pending', 1, 409, 'pending', messages.pending],
    ['down', 2, 503, 'unsettled', messages.unsettled],
  ])('that is %s (%i times): %i %s', async (fault, times, status, code, message) => {
    const { create, capture, double } = await site();
    const { id } = await create();
    double.approve(id);
    double.misbehave('capture', fault, times);
    const errors = [{ field: 'payment', code, message }];
    expect(await capture(id)).toMatchObject({ status, body: { success: false, message, errors } });
  });

  test('of an order that nobody approved, or of which nothing is heard, says so', async () => {
    const { create, capture, double } = await site();
    const { id } = await create();
    expect(await capture(id)).toMatchObject({
      status: 422,
      code: 'not_approved',
      body: { message: messages.notApproved },
    });
    double.approve(id);
    const silent: [PaypalStep, number][] = [
      ['capture', 2],
      ['get', 1],
    ];
    for (const [step, times] of silent) double.misbehave(step, 'down', times);
    expect(await capture(id)).toMatchObject({
      status: 503,
      code: 'unsettled',
      body: { message: messages.unsettled },
    });
    expect(await capture(id)).toMatchObject({ status: 200, body: { orderId: id } });
  });

  test('of nobody’s order is not found, nor of somebody else’s', async () => {
    const { create, capture, double, post, cookieOf } = await site();
    const [ours, theirs] = [await create(), await create()];
    double.approve(theirs.id);
    const notFound = { status: 404, body: { message: messages.orderNotFound } };
    expect(await capture('NOSUCHORDER')).toMatchObject(notFound);
    const [, token] = (ours.cookie ?? '').split(/[=;]/);
    for (const cookie of [{}, cookieOf(ours.id), { Cookie: `gift-${theirs.id}=${token}` }]) {
      const body = { orderId: theirs.id, donorInfo: donor() };
      expect((await post('/donations/capture-order', body, cookie)).status).toBe(404);
    }
    expect(double.taken(theirs.id)).toBe(0);
  });

  test('is written down as the browser’s', async () => {
    const { create, capture, double, database } = await site();
    const { id } = await create();
    double.approve(id);
    await capture(id);
    const steps = database
      .selectFrom('donation_transitions')
      .select(['to_state', 'cause'])
      .orderBy('position');
    const cause = 'browser';
    expect(await steps.execute()).toEqual(
      ['created', 'approved', 'captured'].map((to_state) => ({ to_state, cause })),
    );
  });

  test('that was not declined does not count as such', async () => {
    const { create, capture, double } = await site({ RATE_LIMIT_WRITES: '1000' });
    const { id } = await create();
    for (let tried = 0; tried < 6; tried += 1) expect((await capture(id)).code).toBe('not_approved');
    double.approve(id);
    expect([(await create()).status, (await capture(id)).status]).toEqual([200, 200]);
  });

  test('is one for all who ask at once', async () => {
    const { create, capture, double } = await site();
    const { id } = await create();
    double.approve(id);
    // The first answer never comes, so that the others arrive meanwhile.
    double.misbehave('capture', 'silent');
    double.asked.length = 0;
    const answers = await Promise.all([capture(id), capture(id), capture(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([double.asked, double.taken(id)]).toEqual([['capture', 'capture'], 1]);
  });

  test('that was declined counts, and after the fifth none is tried', async () => {
    const { create, capture, double } = await site({ RATE_LIMIT_WRITES: '1000' });
    const { id } = await create();
    double.approve(id);
    double.misbehave('capture', 'declined', 9);
    for (let tried = 0; tried < 5; tried += 1) expect((await capture(id)).code).toBe('declined');
    expect(await capture(id)).toMatchObject({ status: 429, body: { message: messages.burst } });
  });

  test('of an order that was not declined is tried whatever else was', async () => {
    const { create, capture, double } = await site({ RATE_LIMIT_WRITES: '1000' });
    const [one, other] = [await create(), await create()];
    for (const { id } of [one, other]) double.approve(id);
    double.misbehave('capture', 'declined', 5);
    for (let tried = 0; tried < 5; tried += 1) await capture(one.id);
    expect((await capture(other.id)).status).toBe(200);
  });
});

test('what is told of a gift is what was taken', async () => {
  const { create, capture, details, double, gift } = await site();
  const { id } = await create(40);
  expect((await details(id)).status).toBe(404);
  double.approve(id);
  double.misbehave('capture', 'other currency');
  await capture(id);
  const { captured_at: date } = await gift(id);
  expect(await details(id)).toMatchObject({
    ...{ status: 200, body: { success: true, status: 'captured', amount: 40, currency: 'EUR', date } },
  });
});

test.each([{ state: 'declined' as const }, { captured_cents: null }, { captured_at: null }])(
  'of a gift that is not whole, %j, nothing is told',
  async (change) => {
    const { create, capture, details, double, database } = await site();
    const { id } = await create();
    double.approve(id);
    await capture(id);
    expect((await details(id)).status).toBe(200);
    await database.updateTable('donations').set(change).execute();
    expect(await details(id)).toMatchObject({ status: 404, body: { message: messages.orderNotFound } });
  },
);

test('in production without keys nothing is taken', async () => {
  const { create } = await givingServer({}, { NODE_ENV: 'production' });
  expect(await create()).toMatchObject({ status: 503, body: { message: messages.notConfigured } });
});
