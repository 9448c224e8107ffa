import fc from 'fast-check';
import { expect } from 'vitest';
import { reconcile } from '../../packages/server/src/donations/reconcile.ts';
import {
  donor,
  givingServer,
  paypalForTest,
  paypalOf,
} from '../../packages/server/src/donations/test-giving.ts';
import { stressTest } from './stressTest.ts';

/** Site with a fake PayPal and without background jobs. */
async function site() {
  const fake = await paypalForTest({ silenceMs: 2 });
  const provider = paypalOf(fake.api);
  const giving = await givingServer({ payments: provider, reconcileIntervalMs: 3_600_000 });
  const payments = { database: giving.database, provider, volunteers: 'v@example.org', now: Date.now };
  return { ...giving, fake, payments };
}
type Site = Awaited<ReturnType<typeof site>>;

const faults = ['down', 'lost', 'silent', 'late', '429', '500', '503', 'garbage', 'empty', '401'] as const;
const outcomes = ['declined', 'pending', 'refused', 'expired'] as const;
const steps = ['token', 'create', 'capture', 'get', 'verify'] as const;

/** Actions that may happen to a gift, in any order. */
const actions = {
  approve: ({ fake }: Site, id: string) => {
    if (fake.orders.get(id)?.status === 'CREATED') fake.approve(id);
  },
  capture: ({ capture }: Site, id: string, email: string) => capture(id, donor({ email })),
  'capture twice': ({ capture }: Site, id: string, email: string) =>
    Promise.all([capture(id, donor({ email })), capture(id, donor({ email }))]),
  'notify of the money': ({ fake, notify }: Site, id: string) =>
    notify(fake.notification('PAYMENT.CAPTURE.COMPLETED', id)),
  'notify of a refusal': ({ fake, notify }: Site, id: string) =>
    notify(fake.notification('PAYMENT.CAPTURE.DENIED', id)),
  'notify of the approval': ({ fake, notify }: Site, id: string) =>
    notify(fake.notification('CHECKOUT.ORDER.APPROVED', id)),
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
    step: fc.constant('capture' as const),
    fault: fc.constantFrom(...outcomes),
    times: fc.constant(1),
  }),
);
const schedule = fc.record({
  happens: fc.array(fc.record({ act: fc.constantFrom(...Object.values(actions)), fault: fc.option(fault) }), {
    minLength: 1,
    maxLength: 8,
  }),
  approvesFirst: fc.boolean(),
  decision: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
});

/** Runs schedules on one site. @returns the number of gifts taken */
async function runSchedules(numRuns: number): Promise<number> {
  const at = await site();
  const { fake } = at;
  let [taken, number] = [0, 0];
  await fc.assert(
    fc.asyncProperty(schedule, async ({ happens, approvesFirst, decision }) => {
      number += 1;
      const email = `donor-${number}@example.org`;
      const { id } = await at.create(25);
      if (approvesFirst) fake.approve(id);
      for (const { act, fault } of happens) {
        if (fault) fake.misbehave(fault.step, fault.fault, fault.times);
        await act(at, id, email);
      }
      fake.behave();
      if (fake.orders.get(id)?.captures.some(({ status }) => status === 'PENDING')) fake.decide(id, decision);
      await reconcile(at.payments);
      const times = fake.taken(id);
      taken += times;
      expect(times).toBeLessThanOrEqual(1);
      const { state } = await at.gift(id);
      expect({ state, captured: state === 'captured' }).toEqual({ state, captured: times === 1 });
      const emails = await at.database
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', email)
        .execute();
      expect(emails.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(times);
    }),
    { numRuns },
  );
  expect(at.faults).toEqual([]);
  return taken;
}

stressTest(
  'takes the money of a gift once or never and records which, whatever order and faults payments have',
  { full: 4_800, short: 300, of: 'schedules' },
  async (count) => {
    let taken = 0;
    // Six sites run side by side, since each mostly waits. A new site after fifty schedules, because reconciling asks about every
    // open gift.
    for (let tried = 0; tried < count; tried += 300) {
      const each = await Promise.all(Array.from({ length: 6 }, () => runSchedules(50)));
      for (const more of each) taken += more;
    }
    expect(taken).toBeGreaterThan(0);
    return `${taken} taken, none twice`;
  },
);
