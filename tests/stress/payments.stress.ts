import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { p99, proof } from '../testing/test-proof.ts';
import type { PaypalFault, PaypalStep } from './payments/paypal-double.ts';
import { reconcile } from './reconcile.ts';
import { donor, givingServer, paypalForTest, paypalOf } from './test-giving.ts';

/** A site with PayPal's double, and nothing that happens by itself. */
async function site() {
  const double = await paypalForTest({ silenceMs: 2 });
  const provider = paypalOf(double.api);
  const giving = await givingServer({ payments: provider, reconcileIntervalMs: 3_600_000 });
  const payments = { database: giving.database, provider, volunteers: 'v@example.org', now: Date.now };
  return { ...giving, double, payments };
}
type Site = Awaited<ReturnType<typeof site>>;

const faults: readonly PaypalFault[] = [
  ...(['down', 'lost', 'silent', 'late', '429', '500', '503', 'garbage', 'empty', '401'] as const),
];
const outcomes: readonly PaypalFault[] = ['declined', 'pending', 'refused', 'expired'];
const steps: readonly PaypalStep[] = ['token', 'create', 'capture', 'get', 'verify'];

/** What may happen to a gift, in any order. */
const happenings = {
  approve: ({ double }: Site, id: string) => {
    if (double.orders.get(id)?.status === 'CREATED') double.approve(id);
  },
  capture: ({ capture }: Site, id: string, email: string) => capture(id, donor({ email })),
  'capture twice': ({ capture }: Site, id: string, email: string) =>
    Promise.all([capture(id, donor({ email })), capture(id, donor({ email }))]),
  'is notified of the money': ({ double, notify }: Site, id: string) =>
    notify(double.notification('PAYMENT.CAPTURE.COMPLETED', id)),
  'is notified of a refusal': ({ double, notify }: Site, id: string) =>
    notify(double.notification('PAYMENT.CAPTURE.DENIED', id)),
  'is notified of the approval': ({ double, notify }: Site, id: string) =>
    notify(double.notification('CHECKOUT.ORDER.APPROVED', id)),
  reconcile: ({ payments }: Site) => reconcile(payments),
  look: ({ details }: Site, id: string) => details(id),
} as const;

const fault = fc.oneof(
  fc.record({
    step: fc.constantFrom(...steps),
    fault: fc.constantFrom(...faults),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    step: fc.constant<PaypalStep>('capture'),
    fault: fc.constantFrom(...outcomes),
    times: fc.constant(1),
  }),
);
const schedule = fc.record({
  happens: fc.array(
    fc.record({ what: fc.constantFrom(...Object.values(happenings)), fault: fc.option(fault) }),
    { minLength: 1, maxLength: 8 },
  ),
  approvesFirst: fc.boolean(),
  decision: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
});

/** After so many a fresh site: nobody has that many gifts open. */
const each = 100;
/** Most of the time somebody waits for somebody. */
const lanes = 6;

/** Lets so many schedules happen on one site. @returns how many gifts were taken */
async function tried(numRuns: number): Promise<number> {
  const at = await site();
  const { double } = at;
  let [taken, number] = [0, 0];
  await fc.assert(
    fc.asyncProperty(schedule, async ({ happens, approvesFirst, decision }) => {
      number += 1;
      const email = `donor-${number}@example.org`;
      const { id } = await at.create(25);
      if (approvesFirst) double.approve(id);
      for (const { what, fault } of happens) {
        if (fault) double.misbehave(fault.step, fault.fault, fault.times);
        await what(at, id, email);
      }
      double.behave();
      if (double.orders.get(id)?.captures.some(({ status }) => status === 'PENDING'))
        double.decide(id, decision);
      await reconcile(at.payments);
      const times = double.taken(id);
      taken += times;
      expect(times).toBeLessThanOrEqual(1);
      const { state } = await at.gift(id);
      expect({ state, captured: state === 'captured' }).toEqual({ state, captured: times === 1 });
      const letters = await at.database
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', email)
        .execute();
      expect(letters.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(times);
    }),
    { numRuns },
  );
  expect(at.faults).toEqual([]);
  return taken;
}

proof(
  {
    what: 'payments in any order with any fault: the money is taken once or not at all, and the books say which',
    full: 10_000,
    of: 'schedules',
  },
  async (count) => {
    let taken = 0;
    let left = count;
    const lane = async () => {
      while (left > 0) {
        const portion = Math.min(left, each);
        left -= portion;
        const more = await tried(portion);
        taken += more;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    expect(taken).toBeGreaterThan(0);
    return `${taken.toLocaleString('en-US')} taken, none twice`;
  },
);

proof(
  { what: 'forged notifications of payments change nothing', full: 500, of: 'forgeries' },
  async (count) => {
    const { create, double, notify, gift, database } = await site();
    const { id } = await create();
    double.approve(id);
    const genuine = double.notification('PAYMENT.CAPTURE.COMPLETED', id);
    const names = Object.keys(genuine.headers).filter((name) => name.startsWith('PayPal-'));
    const forgery = fc.oneof(
      fc.tuple(fc.constantFrom(...names), fc.stringMatching(/^[\w.:/-]{0,60}$/)).map(([name, value]) => ({
        ...genuine,
        headers: { ...genuine.headers, [name]: value },
      })),
      fc.nat({ max: genuine.body.length - 1 }).map((at) => ({
        ...genuine,
        body: `${genuine.body.slice(0, at)}${genuine.body[at] === '0' ? '1' : '0'}${genuine.body.slice(at + 1)}`,
      })),
      fc.json().map((body) => ({ ...genuine, body })),
    );
    await fc.assert(
      fc.asyncProperty(forgery, async (forged) => {
        const { status } = await notify(forged);
        // A header that is what it was, or a body that says the same, is no forgery.
        expect([200, 400]).toContain(status);
        expect((await gift(id)).state).toBe('created');
      }),
      { numRuns: count },
    );
    expect(double.taken(id)).toBe(0);
    const kept = await database.selectFrom('payment_events').selectAll().execute();
    return `${kept.length} kept`;
  },
);

proof(
  {
    what: 'guesses at a gift, its order known, all get one and the same answer',
    full: 100_000,
    of: 'guesses',
  },
  async (count) => {
    const { create, capture, double, request, details } = await site();
    const { id, cookie } = await create();
    double.approve(id);
    await capture(id);
    expect((await details(id)).status).toBe(200);
    const [name = ''] = (cookie ?? '').split('=');
    const guess = (value: string, order = id) =>
      request(`/donations/order-details/${order}`, { headers: { Cookie: `${name}=${value}` } });
    const nowhere = await (await guess('x', '0'.repeat(17))).text();
    const took = { near: [] as number[], far: [] as number[] };
    const right = /=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
    for (let number = 0; number < count; number += 1) {
      const isNear = number % 2 === 0;
      // One that begins like the right one, and one that has nothing of it: neither may take longer.
      const value = isNear
        ? `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`
        : createHash('sha256').update(randomBytes(16)).digest('base64url');
      const from = performance.now();
      const answer = await guess(value);
      took[isNear ? 'near' : 'far'].push(performance.now() - from);
      if (answer.status !== 404 || (await answer.text()) !== nowhere)
        throw new Error('A guess got something else.');
    }
    const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const difference = Math.abs(middle(took.near) - middle(took.far)) * 1_000;
    return `nearly right or not: ${difference.toFixed(1)} µs apart, ${p99(took.far).text}`;
  },
);
