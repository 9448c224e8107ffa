import { donationMessages as messages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import type { ServerOverrides } from '../create-server.ts';
import { rateWindowMs } from '../http/rate-window.ts';
import { freshToken } from '../testing/test-server.ts';
import { donor, givingServer, paypalForTest, paypalOf } from './test-giving.ts';

async function withPaypal(environment: Record<string, string> = {}, overrides: ServerOverrides = {}) {
  const fake = await paypalForTest();
  const site = await givingServer({ payments: paypalOf(fake.api), ...overrides }, environment);
  const approved = async (amount = 25) => {
    const { id } = await site.create(amount);
    fake.approve(id);
    return id;
  };
  return { ...site, fake, approved };
}

describe('creating an order', () => {
  test('stores the ordered amount in cents and orders it at PayPal', async () => {
    const { create, database, fake } = await withPaypal();
    expect((await create('250')).status).toBe(200);
    const rows = await database.selectFrom('donations').selectAll().execute();
    expect(rows.map((row) => row.cents)).toEqual([25_000]);
    expect([...fake.orders.values()][0]?.purchase_units[0]?.amount.value).toBe('250.00');
  });

  test('returns 422 for an invalid amount and stores nothing', async () => {
    const { create, database } = await withPaypal();
    const { status, body } = await create(0.5);
    expect([status, body.message]).toEqual([422, messages.amountWhole]);
    expect(body.errors).toMatchObject([{ field: 'amount' }]);
    expect(await database.selectFrom('donations').selectAll().execute()).toEqual([]);
  });

  test('sets an HttpOnly order cookie and stores only the hash of its token', async () => {
    const { create, gift } = await withPaypal();
    const { cookie, id } = await create();
    // Each order has a cookie of its own, so that two tabs do not overwrite each other’s.
    const [name, token = '', attributes] =
      /^(gift-\w+)=([\w-]{43}); (.*)$/.exec(cookie ?? '')?.slice(1) ?? [];
    expect([name, attributes]).toEqual([
      `gift-${id}`,
      'Path=/api/donations; Max-Age=86400; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(JSON.stringify(await gift(id))).not.toContain(token);
  });

  test('returns 503 in production when no payment provider is configured', async () => {
    const site = await givingServer({}, { NODE_ENV: 'production' });
    expect(await site.create()).toMatchObject({ status: 503, body: { message: messages.notConfigured } });
    expect(site.server.runtimeConfig.payments).toEqual({ provider: 'none' });
  });
});

describe('capturing an order', () => {
  test('takes the money, logs every step and promises the receipt', async () => {
    const { approved, capture, details, gift, steps, rows } = await withPaypal();
    const id = await approved(40);
    expect(await capture(id)).toMatchObject({ status: 200, body: { orderId: id } });
    const row = await gift(id);
    expect(row).toMatchObject({
      state: 'captured',
      captured_cents: 4_000,
      email: 'asha@example.org',
      program: 'MTech',
    });
    expect(await steps(row.id)).toEqual(['created', 'approved', 'captured']);
    const { body } = await details(id);
    expect(body).toEqual({
      success: true,
      status: 'captured',
      amount: 40,
      currency: 'USD',
      date: row.captured_at,
      sentences: [
        'No goods or services were provided in exchange for this contribution.',
        'The association is a nonprofit under section 501(c)(3) of the Internal Revenue Code.',
      ],
    });
    const { emails } = await rows();
    expect(emails).toHaveLength(1);
    expect(emails[0]?.body).toMatch(/\$40\.00[\s\S]*No goods or services were provided/);
  });

  test('takes the money once for 1,000 simultaneous captures from one browser', {
    timeout: 30_000,
  }, async () => {
    const { approved, capture, fake, rows } = await withPaypal();
    const id = await approved();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => capture(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([fake.taken(id), fake.asked.filter((step) => step === 'capture').length]).toEqual([1, 1]);
    expect((await rows()).emails).toHaveLength(1);
  });

  test('takes the money once when a declined order is approved again with another card', async () => {
    const { approved, capture, fake, gift, steps } = await withPaypal();
    const id = await approved();
    fake.misbehave('capture', 'declined');
    expect(await capture(id)).toMatchObject({
      status: 422,
      code: 'declined',
      body: { message: messages.declined },
    });
    expect(await capture(id, donor({ email: 'new@example.org' }))).toMatchObject({ status: 200 });
    expect(fake.taken(id)).toBe(1);
    const row = await gift(id);
    expect(row.email).toBe('new@example.org');
    expect(await steps(row.id)).toEqual(['created', 'approved', 'declined', 'approved', 'captured']);
  });

  test('keeps the same request id until a result is certain', async () => {
    const { approved, capture, fake } = await withPaypal();
    const id = await approved();
    fake.misbehave('capture', 'declined');
    fake.misbehave('capture', 'lost');
    expect(await capture(id)).toMatchObject({ code: 'declined' });
    expect(await capture(id)).toMatchObject({ status: 200 });
    const [declined, lost, repeated] = fake.captureNames;
    expect(declined).not.toBe(lost);
    expect([lost, fake.captureNames.length]).toEqual([repeated, 3]);
  });

  test('refuses to capture an order that nobody approved', async () => {
    const { create, capture, fake } = await withPaypal();
    const { id } = await create();
    expect(await capture(id)).toMatchObject({ status: 422, code: 'not_approved' });
    fake.approve(id);
    expect(await capture(id)).toMatchObject({ status: 200 });
  });

  test('stores and reports the amount that was taken when it differs from the order, and notifies the volunteers', async () => {
    const { approved, capture, details, fake, rows } = await withPaypal({ MAIL_TO: 'office@example.org' });
    const id = await approved(25);
    fake.misbehave('capture', 'other amount');
    expect(await capture(id)).toMatchObject({ status: 200 });
    expect((await details(id)).body).toMatchObject({ amount: 1 });
    const { emails } = await rows();
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual([
      'asha@example.org',
      'office@example.org',
    ]);
  });

  test('refuses an invalid donor before any money moves', async () => {
    const { approved, capture, fake } = await withPaypal();
    const id = await approved();
    expect(await capture(id, donor({ email: 'asha' }))).toMatchObject({
      status: 422,
      body: { message: messages.emailInvalid, errors: [{ field: 'donorInfo.email' }] },
    });
    expect(fake.taken(id)).toBe(0);
    expect((await capture(id, donor({ purpose: undefined }))).status).toBe(200);
  });
});

test('answers unknown, foreign, incomplete and expired orders alike, for captures and for details', async () => {
  let now = Date.now();
  const fake = await paypalForTest();
  const site = await givingServer({ payments: paypalOf(fake.api), now: () => now });
  const open = await site.create();
  const paid = await site.create();
  fake.approve(paid.id);
  expect((await site.capture(paid.id)).status).toBe(200);
  const stranger = { headers: site.cookieOf(open.id) };
  const ask = async (id: string, init?: RequestInit) =>
    (await site.request(`/donations/order-details/${id}`, init)).text();
  const notFound = JSON.stringify({ success: false, message: messages.orderNotFound });
  expect(await ask('NOSUCHORDER')).toBe(notFound);
  expect(await ask(paid.id)).toBe(notFound);
  expect(await ask(paid.id, stranger)).toBe(notFound);
  const [, token = ''] = site.cookieOf(paid.id).Cookie?.split('=') ?? [];
  const { token_hash } = await site.gift(paid.id);
  for (const guess of ['', 'A'.repeat(43), token.slice(0, -1), `${token}A`, token_hash])
    expect(await ask(paid.id, { headers: { Cookie: `gift-${paid.id}=${guess}` } })).toBe(notFound);
  expect((await site.details(open.id)).body).toEqual(JSON.parse(notFound));
  expect((await site.details(paid.id)).status).toBe(200);
  const foreign = { orderId: paid.id, donorInfo: donor() };
  expect((await site.post('/donations/capture-order', foreign, site.cookieOf(open.id))).status).toBe(404);
  now += 86_399_999;
  expect((await site.details(paid.id)).status).toBe(200);
  // The next day.
  now += 1;
  expect((await site.details(paid.id)).body).toEqual(JSON.parse(notFound));
});

describe('protection against card testing', () => {
  /** A site with high general limits, at the beginning of a window in which attempts are counted. */
  const counting = () => {
    const ahead = rateWindowMs - (Date.now() % rateWindowMs);
    return withPaypal({ RATE_LIMIT_WRITES: '1000' }, { now: () => Date.now() + ahead });
  };

  test('stops a visitor after five declines, without logging who it was', async () => {
    const { approved, capture, create, fake, faults } = await counting();
    const id = await approved();
    fake.misbehave('capture', 'declined', 9);
    for (let i = 0; i < 5; i += 1) expect(await capture(id)).toMatchObject({ code: 'declined' });
    const refused = { status: 429, body: { message: messages.burst } };
    expect(await capture(id)).toMatchObject(refused);
    expect(await create()).toMatchObject(refused);
    expect(fake.asked.filter((step) => step === 'capture')).toHaveLength(5);
    expect(faults).toEqual([
      expect.stringMatching(/^donations: a visitor tried too many payments since \S+ and was stopped$/),
    ]);
  });

  test('allows one visitor thirty orders and rejects the next', async () => {
    const { create, post, faults } = await counting();
    for (let order = 0; order < 30; order += 1) expect((await create()).status).toBe(200);
    expect(faults).toEqual([]);
    const order = { amount: 25, currency_code: 'USD', captchaToken: freshToken() };
    const refused = await post('/donations/create-order', order);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    expect((await create()).status).toBe(429);
    expect(faults).toEqual([expect.stringMatching(/^donations: a visitor tried too many payments/)]);
  });

  test('requires the human verification from everybody after 25 declined payments in total, and logs it once', async () => {
    const { capture, create, fake, faults } = await counting();
    fake.misbehave('capture', 'declined', 25);
    const unproven = (peer: string) => create(25, { captchaToken: '' }, peer);
    for (let declined = 0; declined < 25; declined += 1) {
      const peer = `198.51.100.${declined % 5}`;
      const { status, id } = await unproven(peer);
      expect([declined, status]).toEqual([declined, 200]);
      fake.approve(id);
      expect(await capture(id, donor(), peer)).toMatchObject({ code: 'declined' });
    }
    for (const peer of ['203.0.113.1', '203.0.113.2'])
      expect(await unproven(peer)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'captchaToken' }] },
      });
    expect((await create(25, {}, '203.0.113.3')).status).toBe(200);
    expect(faults).toEqual([
      expect.stringMatching(
        /^donations: many payments were declined since \S+; every order needs the human verification now$/,
      ),
    ]);
  });

  test('requires the human verification to create an order', async () => {
    const { create } = await withPaypal();
    expect(await create(25, { homepage: 'x', captchaToken: '' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'captchaToken' }] },
    });
    expect(await create(25, { homepage: 'x' })).toMatchObject({ status: 200 });
  });
});

test('the demo gateway captures 25 dollars; 402 and 503 dollars fail on the first try and succeed on the second', async () => {
  const { create, capture, rows } = await givingServer();
  const plain = await create(25);
  expect(await capture(plain.id)).toMatchObject({ status: 200 });
  expect((await rows()).emails[0]?.body).toContain('no money moved');
  const declined = await create(402);
  expect(await capture(declined.id)).toMatchObject({ status: 422, code: 'declined' });
  expect(await capture(declined.id)).toMatchObject({ status: 200 });
  const lost = await create(503);
  expect(await capture(lost.id)).toMatchObject({ status: 503, code: 'unsettled' });
  expect(await capture(lost.id)).toMatchObject({ status: 200 });
});
