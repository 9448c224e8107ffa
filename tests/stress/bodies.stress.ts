import fc from 'fast-check';
import { expect } from 'vitest';
import { donor } from '../donations/test-giving.ts';
import { jobBody } from '../jobs/test-job.ts';
import { p99, proof } from '../testing/test-proof.ts';
import { contactBody, eventBody, freshToken, registrationBody, testServer } from '../testing/test-server.ts';
import { hostileBytes } from './test-hostile.ts';

const attendance = () => eventBody({ captchaToken: freshToken() });

const calls = [
  { path: '/contact', good: contactBody, stored: 'contact_messages' },
  { path: '/member/member-register', good: registrationBody, stored: 'members' },
  { path: '/events/register/event-kite-morning', good: attendance, stored: 'event_registrations' },
  { path: '/jobs/create-jobs', good: jobBody, stored: 'jobs' },
] as const;

for (const { path, good, stored } of calls) {
  const what = `hostile bodies to ${path}: no 5xx, and a row exactly when it was acknowledged`;
  proof({ what, full: 22_000, of: 'bodies' }, async (count) => {
    const { request, database, faults } = await testServer();
    const kept = async () =>
      new Set((await database.selectFrom(stored).select('reference').execute()).map((row) => row.reference));
    const before = await kept();
    const references = new Set<string>();
    const statuses = new Map<number, number>();
    const took: number[] = [];
    await fc.assert(
      fc.asyncProperty(hostileBytes(good), async (bytes) => {
        const from = performance.now();
        const answer = await request(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: new Uint8Array(bytes),
        });
        took.push(performance.now() - from);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const body = await answer.json();
        if (answer.status === 200) references.add(body.reference);
        else {
          expect([400, 413, 422]).toContain(answer.status);
          expect(body).toMatchObject({ success: false, message: expect.stringMatching(/./) });
        }
      }),
      { numRuns: count },
    );
    const fresh = [...(await kept())].filter((reference) => !before.has(reference));
    expect(new Set(fresh)).toEqual(references);
    expect(faults).toEqual([]);
    // Both sides of the fence were met, or the generator has gone stale.
    expect(statuses.get(422)).toBeGreaterThan(count / 4);
    expect(statuses.get(200)).toBeGreaterThan(0);
    return `${p99(took).text}, ${references.size} were good`;
  });
}

proof(
  {
    what: 'hostile orders and captures: no 5xx, and a gift exactly when it was acknowledged',
    full: 6_000,
    of: 'pairs of bodies',
  },
  async (count) => {
    const { database, post, request, faults } = await testServer();
    const donations = () => database.selectFrom('donations').select(['id', 'state', 'order_id']).execute();
    const samples = new Set((await donations()).map(({ id }) => id));
    const order = () => ({ amount: 25, currency_code: 'USD' });
    const made = await post('/donations/create-order', order());
    const { id: orderId } = await made.json();
    const Cookie = made.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const capture = () => ({ orderId, donorInfo: donor() });
    const took: number[] = [];
    let orders = 1;
    const send = async (path: string, bytes: Buffer) => {
      const headers = { 'Content-Type': 'application/json', Cookie };
      const from = performance.now();
      const answer = await request(path, { method: 'POST', headers, body: new Uint8Array(bytes) });
      took.push(performance.now() - from);
      expect([200, 400, 404, 413, 422]).toContain(answer.status);
      return answer.status === 200;
    };
    let taken = false;
    await fc.assert(
      fc.asyncProperty(hostileBytes(order), hostileBytes(capture), async (one, other) => {
        if (await send('/donations/create-order', one)) orders += 1;
        taken = (await send('/donations/capture-order', other)) || taken;
      }),
      { numRuns: count },
    );
    const rows = (await donations()).filter(({ id }) => !samples.has(id));
    expect(rows).toHaveLength(orders);
    const captured = rows.filter(({ state }) => state === 'captured').map(({ order_id }) => order_id);
    expect(captured).toEqual(taken ? [orderId] : []);
    expect(faults).toEqual([]);
    return `${p99(took).text}, ${orders} orders`;
  },
);

proof(
  { what: 'hostile queries, headers and addresses: no 5xx', full: 1_500, of: 'rounds of 6' },
  async (count) => {
    const { request, faults } = await testServer();
    await fc.assert(
      fc.asyncProperty(
        fc.webPath(),
        fc.webQueryParameters(),
        fc.string({ maxLength: 50 }),
        async (path, query, value) => {
          const hostile = encodeURIComponent(value);
          const headers = { 'X-Forwarded-For': hostile, Origin: hostile, 'If-None-Match': '"x"' };
          for (const known of [
            '/health',
            '/news/fetch-all-news',
            `/events/get-events/${hostile}`,
            `/donations/order-details/${hostile}`,
            `/events/${hostile}/event.ics`,
            path,
          ]) {
            expect((await request(`${known}?${query}`, { headers })).status).toBeLessThan(500);
          }
        },
      ),
      { numRuns: count },
    );
    expect(faults).toEqual([]);
    return 'none';
  },
);
