import { describe, expect, test } from 'vitest';
import type { DonationState, DonationTable } from '../database/donation-tables.ts';
import type { Cause } from './donation-log.ts';
import type { OrderStatus } from './payments/provider.ts';
import { record } from './record.ts';
import { books, noon } from './test-giving.ts';

/** Columns of a gift whose capture was requested. */
const asked = { claim: 'a claim', asked_at: noon - 1_000 };
const paid: OrderStatus = {
  status: 'captured',
  captureId: 'CAPTURE1',
  cents: 2_500,
  currency: 'USD',
  refunds: [],
};
const declined: OrderStatus = { status: 'declined', reason: 'INSTRUMENT_DECLINED' };
const back = { id: 'R1', status: 'done', reason: '', name: null, cents: 500 } as const;
const corrected = 'asha@example.org: Corrected demo receipt D for your donation';
const receipt = 'asha@example.org: Demo receipt D for your donation';
const notTaken = 'asha@example.org: Your donation D did not go through';
const surprise = 'office@example.org: Donation D needs attention';

async function told(before: Partial<DonationTable>, truth: OrderStatus, cause: Cause = 'webhook') {
  const { gift, giftNow, payments, steps, emails } = await books();
  const row = await gift(before);
  const after = await record(payments, row.id, truth, cause);
  // The returned row is the stored row.
  expect(after).toEqual(await giftNow(row.id));
  const columns = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(after).filter(([name, value]) => value !== columns.get(name));
  return { change: Object.fromEntries(changed), steps: await steps(row), emails: await emails() };
}

const at = new Date(noon).toISOString();
const captured = {
  state: 'captured',
  changed_at: at,
  capture_id: 'CAPTURE1',
  captured_cents: 2_500,
  captured_currency: 'USD',
  captured_at: at,
  receipt_at: at,
};
const free = { claim: null, asked_at: null };
const nothing = { change: {}, steps: [], emails: [] };

describe('recording a capture', () => {
  test.each<[DonationState, string[]]>([
    ['created', ['created approved webhook', 'approved captured webhook']],
    ['approved', ['approved captured webhook']],
    ['declined', ['declined approved webhook', 'approved captured webhook']],
    ['failed', ['failed approved webhook', 'approved captured webhook']],
  ])('records the capture from the state %s with every step and a receipt', async (state, steps) => {
    expect(await told({ state, ...asked }, paid)).toEqual({
      change: { ...captured, ...free },
      steps,
      emails: [receipt],
    });
  });

  test('records the fee, even if it becomes known later', async () => {
    const fee = { fee: { cents: 99, netCents: 2_401 } };
    const cost = { fee_cents: 99, net_cents: 2_401 };
    expect((await told({ state: 'approved' }, { ...paid, ...fee })).change).toEqual({ ...captured, ...cost });
    const before = { state: 'captured', captured_cents: 2_500, captured_currency: 'USD' } as const;
    expect(await told(before, { ...paid, ...fee })).toEqual({ ...nothing, change: cost });
    expect(await told({ ...before, fee_cents: 1, net_cents: 2 }, { ...paid, ...fee })).toEqual(nothing);
  });

  test.each([
    [{ cents: 100 }, { captured_cents: 100 }],
    [{ currency: 'EUR' }, { captured_currency: 'EUR' }],
  ])('records a capture with %j as it is and notifies the volunteers', async (other, columns) => {
    expect(await told({ state: 'approved' }, { ...paid, ...other })).toEqual({
      change: { ...captured, ...columns },
      steps: ['approved captured webhook asked for 2500 USD'],
      emails: [receipt, surprise],
    });
  });

  test('links the volunteers to the Office once somebody works there', async () => {
    const { gift, payments, database } = await books();
    const bodyOf = async (office: string | undefined) => {
      const row = await gift({ email: null, reference: `D-${office ? 1 : 2}`, order_id: `${office}` });
      await record({ ...payments, officeAddress: async () => office }, row.id, paid, 'webhook');
      const message = database.selectFrom('outbox').select('body').where('about', '=', row.id);
      return (await message.executeTakeFirstOrThrow()).body;
    };
    expect(await bodyOf('https://alumni.example.org/office')).toMatch(
      /^Read it here: https:\/\/alumni\.example\.org\/office\/gifts\/D-1$/m,
    );
    expect(await bodyOf(undefined)).toContain('banyan office invite EMAIL');
  });

  test('notifies the volunteers when the donor is unknown', async () => {
    expect((await told({ email: null }, paid)).emails).toEqual([surprise]);
  });

  test('records a capture that is already partly refunded, with one email about both', async () => {
    const { change, emails } = await told({}, { ...paid, refunds: [back] });
    expect([change, emails]).toEqual([
      expect.objectContaining({ refunded_cents: 500, version: 1, receipt_at: at }),
      [receipt],
    ]);
  });
});

describe('a received gift', () => {
  const received: Partial<DonationTable> = { state: 'captured', captured_cents: 2_500, refunded_cents: 0 };

  test('changes a received gift only by finished refunds, and emails the donor', async () => {
    const refunds = [
      ...[back, { ...back, id: 'R2' }],
      ...(['pending', 'failed'] as const).map((status) => ({ ...back, id: status, status })),
    ];
    const change = { refunded_cents: 1_000, changed_at: at, version: 1 };
    const steps = ['captured captured webhook refunded 1000'];
    expect(await told(received, { ...paid, refunds })).toEqual({
      change: { ...change, receipt_at: at },
      steps,
      emails: [corrected],
    });
    expect(await told({ ...received, email: null }, { ...paid, refunds })).toEqual({
      change,
      steps,
      emails: [],
    });
  });

  test.each<OrderStatus>([
    ...[paid, declined],
    ...(['open', 'approved', 'pending', 'gone'] as const).map((status) => ({ status })),
  ])('leaves a received gift unchanged when the provider reports %j', async (truth) => {
    expect(await told(received, truth)).toEqual(nothing);
  });
});

test.each<OrderStatus>([
  declined,
  ...(['open', 'approved', 'pending', 'gone'] as const).map((status) => ({ status })),
])('leaves a failed gift unchanged when the provider reports %j', async (truth) => {
  expect(await told({ state: 'failed' }, truth)).toEqual(nothing);
});

describe('recording a payment that was not taken', () => {
  test.each<[DonationState, string[]]>([
    ['created', ['created approved webhook', 'approved declined webhook INSTRUMENT_DECLINED']],
    ['approved', ['approved declined webhook INSTRUMENT_DECLINED']],
    ['declined', ['declined approved webhook', 'approved declined webhook INSTRUMENT_DECLINED']],
  ])(
    'records a decline from the state %s, starts a new attempt, and emails a waiting donor',
    async (state, steps) => {
      const { change, ...rest } = await told({ state, ...asked }, declined);
      expect(change).toEqual({
        ...(state !== 'declined' && { state: 'declined' }),
        ...free,
        attempt: 2,
        changed_at: at,
      });
      expect(rest).toEqual({ steps, emails: [notTaken] });
    },
  );

  test('marks the gift as failed when the order is gone', async () => {
    expect(await told({ state: 'created', ...asked }, { status: 'gone' })).toEqual({
      change: { state: 'failed', ...free, attempt: 2, changed_at: at },
      steps: ['created failed webhook over at the provider'],
      emails: [notTaken],
    });
  });

  test.each<[OrderStatus]>([[declined], [{ status: 'gone' }], [{ status: 'open' }]])(
    'sends no email about %j to a donor who sees the answer, never requested the capture, or left no address',
    async (truth) => {
      expect((await told({ ...asked }, truth, 'browser')).emails).toEqual([]);
      expect((await told({}, truth)).emails).toEqual([]);
      expect((await told({ ...asked, email: null }, truth)).emails).toEqual([]);
      expect((await told({ ...asked }, truth, 'reconcile')).emails).toEqual([notTaken]);
    },
  );

  test.each([[declined, 'declined'] as const, [{ status: 'gone' } as const, 'failed'] as const])(
    'records the result even if no capture was requested: %j',
    async (truth, state) => {
      expect((await told({}, truth)).change).toEqual({ state, attempt: 2, changed_at: at });
    },
  );

  test('changes nothing when the same decline is recorded again', async () => {
    expect(await told({ state: 'declined' }, declined)).toEqual(nothing);
  });
});

describe('recording an unfinished payment', () => {
  test.each<[DonationState, 'approved' | 'pending', string[]]>([
    ['created', 'approved', ['created approved webhook approved']],
    ['created', 'pending', ['created approved webhook pending']],
    ['declined', 'pending', ['declined approved webhook pending']],
    ['approved', 'approved', []],
    ['approved', 'pending', []],
  ])(
    'releases the claim of a gift in the state %s when the order is %s, and keeps the capture marked as requested',
    async (...given) => {
      const [state, status, steps] = given;
      const moved = steps.length > 0 && { state: 'approved', changed_at: at };
      expect(await told({ state, ...asked }, { status })).toEqual({
        change: { claim: null, ...moved },
        steps,
        emails: [],
      });
    },
  );

  test.each<DonationState>(['created', 'approved', 'declined'])(
    'keeps the state %s and starts a new attempt while nobody approved the order',
    async (state) => {
      expect(await told({ state, ...asked }, { status: 'open' })).toEqual({
        change: { ...free, attempt: 2 },
        steps: [],
        emails: [notTaken],
      });
      expect(await told({ state }, { status: 'open' })).toEqual(nothing);
    },
  );
});
