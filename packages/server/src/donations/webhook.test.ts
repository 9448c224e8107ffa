import { describe, expect, test } from 'vitest';
import { donor, givingServer, paypalForTest, paypalOf } from './test-giving.ts';

const captured = 'PAYMENT.CAPTURE.COMPLETED';

async function site(environment: Record<string, string> = {}) {
  const fake = await paypalForTest();
  const provider = paypalOf(fake.api);
  const giving = await givingServer({ payments: provider, reconcileIntervalMs: 3_600_000 }, environment);
  const { id } = await giving.create();
  fake.approve(id);
  const payments = { database: giving.database, provider, volunteers: 'v@example.org', now: Date.now };
  return { ...giving, fake, id, payments };
}

test('learns of a lost capture from notifications that are repeated, late and in any order', async () => {
  const { capture, fake, gift, id, notify, rows, steps } = await site();
  fake.misbehave('capture', 'late', 2);
  fake.misbehave('get', 'silent');
  expect(await capture(id)).toMatchObject({ code: 'unsettled' });
  const news = fake.notification(captured, id);
  const early = fake.notification('CHECKOUT.ORDER.APPROVED', id);
  for (const one of [news, news, early, fake.notification('PAYMENT.CAPTURE.DENIED', id)]) {
    expect(await notify(one)).toMatchObject({ status: 200 });
  }
  const row = await gift(id);
  expect([row.state, await steps(row.id)]).toEqual(['captured', ['created', 'approved', 'captured']]);
  expect((await rows()).emails).toHaveLength(1);
  expect(await capture(id)).toMatchObject({ status: 200 });
});

test('takes the money once and sends one receipt when browser and notification come at the same time', async () => {
  const { capture, fake, id, notify, rows } = await site();
  const news = Array.from({ length: 10 }, () => fake.notification(captured, id));
  const answers = await Promise.all([capture(id), capture(id), ...news.map(notify)]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect([fake.taken(id), (await rows()).emails.length]).toEqual([1, 1]);
});

test('settles a payment under review as PayPal decides and emails the donor', async () => {
  const { capture, fake, gift, id, notify, rows } = await site();
  fake.misbehave('capture', 'pending');
  expect(await capture(id)).toMatchObject({ status: 409, code: 'pending' });
  fake.decide(id, 'DECLINED');
  await notify(fake.notification('PAYMENT.CAPTURE.DENIED', id));
  expect((await gift(id)).state).toBe('declined');
  expect((await rows()).emails).toMatchObject([{ subject: expect.stringContaining('did not go through') }]);
});

test('finds out about a payment without any notification and opens the thank-you page', async () => {
  const fake = await paypalForTest();
  const { capture, create, details } = await givingServer({
    payments: paypalOf(fake.api),
    reconcileIntervalMs: 10,
  });
  const { id } = await create();
  fake.approve(id);
  fake.misbehave('capture', 'lost', 2);
  fake.misbehave('get', 'down');
  expect(await capture(id)).toMatchObject({ code: 'unsettled' });
  while ((await details(id)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(fake.taken(id)).toBe(1);
});

describe('PayPal notification', () => {
  /** Sends a notification by hand and returns what was logged of it. */
  async function listening(environment: Record<string, string> = {}) {
    const made = await site(environment);
    const notes: unknown[] = [];
    const send = async (init: RequestInit) => {
      const request = new Request('http://localhost:3000/api/donations/paypal-webhook', init);
      const connection = { peer: '203.0.113.7', note: (note: unknown) => void notes.push(note) };
      const answer = await made.server.fetch(request, connection);
      const { status, headers } = answer;
      return { status, headers, body: await answer.json() };
    };
    const sent = (event: unknown, headers: Record<string, string> = {}) =>
      send({ method: 'POST', headers, body: JSON.stringify(event) });
    const kept = () =>
      made.database.selectFrom('payment_events').select(['id', 'type', 'order_id', 'received_at']).execute();
    return { ...made, notes, send, sent, kept };
  }
  const route = { route: '/api/donations/paypal-webhook' };
  const none = { status: 400, body: { success: false, message: 'This is no notification.' } };

  test('stores the notification with its order and verifies it once', async () => {
    const { fake, id, notes, send, kept } = await listening();
    const news = fake.notification(captured, id);
    const init = { method: 'POST', ...news };
    fake.asked.length = 0;
    expect([await send(init), await send(init)]).toMatchObject([
      { status: 200, body: { success: true } },
      { status: 200, body: { success: true } },
    ]);
    expect(fake.asked.filter((step) => step === 'get')).toHaveLength(1);
    const event = { id: JSON.parse(news.body).id, type: captured, order_id: id };
    const [row, ...more] = await kept();
    expect([row, more]).toEqual([{ ...event, received_at: expect.any(String) }, []]);
    expect(Math.abs(Date.parse(row?.received_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(notes).toEqual([route, route]);
  });

  test.each([
    ['no JSON', 'no JSON'],
    ['a list', '[]'],
    ['no id', '{"event_type":"A"}'],
    ['an empty id', '{"id":"","event_type":"A"}'],
    ['an id that is too long', JSON.stringify({ id: 'x'.repeat(101), event_type: 'A' })],
    ['no type', '{"id":"WH-1"}'],
    ['a type that is too long', JSON.stringify({ id: 'WH-1', event_type: 'x'.repeat(101) })],
    ['a resource that is not an object', '{"id":"WH-1","event_type":"A","resource":"ORDER"}'],
    ['a resource with a numeric id', '{"id":"WH-1","event_type":"A","resource":{"id":7}}'],
  ])('rejects a notification that has %s, without asking PayPal', async (_, body) => {
    const { fake, notes, send, kept } = await listening();
    fake.asked.length = 0;
    expect(await send({ method: 'POST', body })).toMatchObject(none);
    expect([fake.asked, await kept(), notes]).toEqual([[], [], [route]]);
  });

  test('refuses and logs a forged notification, and believes a genuine one only about what PayPal says', async () => {
    const { fake, gift, id, notes, send, kept } = await listening();
    const good = fake.notification(captured, id);
    const unsigned = { headers: { 'Content-Type': 'application/json' }, body: good.body };
    const forgeries = [
      { ...good, body: good.body.replace(captured, 'CHECKOUT.ORDER.APPROVED') },
      { ...good, headers: { ...good.headers, 'PayPal-Transmission-Sig': 'forged' } },
      unsigned,
    ];
    for (const forged of forgeries) expect(await send({ method: 'POST', ...forged })).toMatchObject(none);
    expect([(await gift(id)).state, await kept()]).toEqual(['created', []]);
    expect(notes).toEqual(forgeries.flatMap(() => [route, { event: 'webhook-refused' }]));
    // PayPal itself knows of no capture, so the gift is not recorded as taken.
    expect(await send({ method: 'POST', ...good })).toMatchObject({ status: 200 });
    expect((await gift(id)).state).toBe('approved');
  });

  test('refuses a notification that is too large', async () => {
    const { sent } = await listening();
    expect((await sent({ id: 'WH-1', event_type: 'A', more: 'x'.repeat(65_536) })).status).toBe(413);
  });

  test('asks for a notification again in a minute when it cannot be processed now, and does not store it', async () => {
    const { fake, id, send, kept } = await listening();
    const init = { method: 'POST', ...fake.notification(captured, id) };
    for (const step of ['verify', 'get'] as const) {
      fake.misbehave(step, 'down');
      const { status, headers, body } = await send(init);
      expect([status, headers.get('Retry-After'), body.message]).toEqual([
        ...[503, '60', 'Not now. Please send it again.'],
      ]);
    }
    expect(await kept()).toEqual([]);
    expect((await send(init)).status).toBe(200);
  });

  test.each(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.DENIED'])(
    'finds the order of a notification of the type %s',
    async (type) => {
      const { database, fake, gift, id, send, kept } = await listening();
      expect((await send({ method: 'POST', ...fake.notification(type, id) })).status).toBe(200);
      expect((await gift(id)).state).toBe('approved');
      expect(await kept()).toMatchObject([{ type, order_id: id }]);
      const steps = database
        .selectFrom('donation_transitions')
        .select(['to_state', 'cause'])
        .orderBy('position');
      expect(await steps.execute()).toEqual([
        { to_state: 'created', cause: 'browser' },
        { to_state: 'approved', cause: 'webhook' },
      ]);
    },
  );

  test('stores a notification about an order of another shop, without asking about it', async () => {
    const { fake, send, kept } = await listening();
    const other = fake.notification('PAYMENT.CAPTURE.DENIED', 'ANOTHERSHOP');
    fake.asked.length = 0;
    expect((await send({ method: 'POST', ...other })).status).toBe(200);
    expect(fake.asked).not.toContain('get');
    expect(await kept()).toMatchObject([{ order_id: null }]);
  });

  test.each<[string, (id: string) => { resource?: object }]>([
    ['CHECKOUT.ORDER.APPROVED', () => ({})],
    ['PAYMENT.CAPTURE.DENIED', () => ({})],
    ['CHECKOUT.ORDER.APPROVED', () => ({ resource: {} })],
    ['PAYMENT.CAPTURE.DENIED', () => ({ resource: {} })],
    ['PAYMENT.CAPTURE.DENIED', () => ({ resource: { supplementary_data: {} } })],
    ['PAYMENT.CAPTURE.DENIED', () => ({ resource: { supplementary_data: { related_ids: {} } } })],
    // The id of a payment is not that of an order.
    ['PAYMENT.CAPTURE.DENIED', (id) => ({ resource: { id } })],
  ])('stores a notification of the type %s that names no order (case %#)', async (type, about) => {
    const { fake, id, send, kept } = await listening();
    expect((await send({ method: 'POST', ...fake.notification(type, id, about(id)) })).status).toBe(200);
    expect(await kept()).toMatchObject([{ type, order_id: null }]);
  });

  test('accepts only POST, limits the rate, and logs our own faults', async () => {
    const { database, fake, id, faults, send } = await listening({ RATE_LIMIT_WRITES: '2' });
    const wrong = await send({ method: 'GET' });
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST']);
    const init = { method: 'POST', ...fake.notification(captured, id) };
    await database.schema.dropTable('payment_events').execute();
    const broken = await send(init);
    expect([broken.status, faults]).toEqual([500, [expect.stringMatching(/^webhook: /)]]);
    await database.updateTable('rate_windows').set({ tries: 1_000_000 }).execute();
    expect((await send(init)).status).toBe(429);
  });
});

test('has no webhook address without a configured provider webhook', async () => {
  const demo = await givingServer();
  const nobody = await givingServer({}, { NODE_ENV: 'production' });
  for (const { notify } of [demo, nobody])
    expect(await notify({ headers: {}, body: JSON.stringify(donor()) })).toMatchObject({ status: 404 });
});
