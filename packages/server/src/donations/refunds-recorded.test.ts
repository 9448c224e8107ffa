import { describe, expect, test } from 'vitest';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { transaction } from '../database/transaction.ts';
import type { OrderRefund, RefundStatus } from './payments/provider.ts';
import { recordRefund, recordRefunds } from './refunds-recorded.ts';
import { at, givingBack, noon } from './test-giving.ts';

const news = { cause: 'webhook', now: noon } as const;
const before = '2027-01-01T10:00:00.000Z';
const done: RefundStatus = { status: 'done', id: 'P1', reason: '' };
const madeThere = { volunteer_id: null, asked_at: null, provider_id: 'P1', state: 'done' } as const;

/** Columns of a refund that can change. */
const said = ({ state, provider_id, detail, cause, settled_at }: DonationRefundTable) => ({
  state,
  provider_id,
  detail,
  cause,
  settled_at,
});

describe('recording one refund’s status', () => {
  async function heard(change: Partial<DonationRefundTable>, told: RefundStatus) {
    const { database, received, refund, refundsOf } = await givingBack();
    const gift = await received();
    const row = await refund(gift, change);
    await transaction(database, (trx) => recordRefund(trx, row, told, news));
    return (await refundsOf(gift)).map(said);
  }

  test.each<[RefundStatus, string | null]>([
    [done, at],
    [{ status: 'pending', id: 'P1', reason: '' }, null],
    [{ status: 'failed', id: null, reason: 'NOT_NOW' }, at],
  ])('stores %j and the settlement time %j', async (told, settled_at) => {
    const { status: state, id: provider_id, reason: detail } = told;
    expect(await heard({}, told)).toEqual([{ state, provider_id, detail, cause: 'webhook', settled_at }]);
  });

  test('stores a report in which only the status or only the provider’s id is new', async () => {
    expect(await heard({ state: 'pending', provider_id: 'P1' }, done)).toMatchObject([{ state: 'done' }]);
    const failed = { status: 'failed', id: 'P1', reason: 'x' } as const;
    expect(await heard({ state: 'failed' }, failed)).toMatchObject([{ provider_id: 'P1', detail: 'x' }]);
  });

  test('changes nothing when the report is already known', async () => {
    expect(await heard({ state: 'done', provider_id: 'P1', settled_at: before }, done)).toEqual([
      { state: 'done', provider_id: 'P1', detail: '', cause: 'office', settled_at: before },
    ]);
  });

  test('replaces only the placeholder refund that was recorded meanwhile for it', async () => {
    const { database, received, refund, refundsOf } = await givingBack();
    const [gift, other] = [await received(), await received({ order_id: 'ORDER2' })];
    const row = await refund(gift);
    await refund(gift, { id: 'R2', ...madeThere });
    await refund(gift, { id: 'R3', ...madeThere, provider_id: 'P3' });
    await refund(gift, { id: 'R4', ...madeThere, provider_id: null });
    await refund(other, { id: 'R5', ...madeThere });
    await transaction(database, (trx) => recordRefund(trx, row, done, news));
    const left = (await refundsOf(gift)).map(({ id, provider_id }) => [id, provider_id]);
    expect(left).toEqual([
      ['R1', 'P1'],
      ['R3', 'P3'],
      ['R4', null],
    ]);
    expect(await refundsOf(other)).toHaveLength(1);
  });

  test('keeps a refund made at the provider when its own status is reported', async () => {
    expect(await heard({ ...madeThere, state: 'pending' }, done)).toMatchObject([{ state: 'done' }]);
  });
});

describe('recording the refunds of an order', () => {
  const made: OrderRefund = { ...done, id: 'P1', name: null, cents: 700 };

  async function heard(
    known: readonly Partial<DonationRefundTable>[],
    told: readonly OrderRefund[],
    change: Partial<DonationTable> = {},
  ) {
    const { database, received, refund, refundsOf, giftNow } = await givingBack();
    const gift = await received(change);
    for (const one of known) await refund(gift, one);
    const after = await transaction(database, (trx) => recordRefunds(trx, gift, told, news));
    expect(after).toEqual(await giftNow(gift.id));
    return { sum: after.refunded_cents, refunds: await refundsOf(gift) };
  }

  test('recognizes a refund requested here by the provider’s id', async () => {
    const { refunds, sum } = await heard(
      [{ id: 'R0' }, { state: 'pending', provider_id: 'P1' }],
      [{ ...made, cents: 500 }],
    );
    expect(refunds).toMatchObject([
      { id: 'R0', state: 'asked', provider_id: null },
      { id: 'R1', state: 'done', provider_id: 'P1' },
    ]);
    expect(sum).toBe(500);
  });

  const rest = { ...madeThere, id: 'REST', provider_id: 'CAPTURE1-rest', cents: 2_500 };

  test('replaces an unexplained rest by the refund that explains it', async () => {
    const { refunds, sum } = await heard([rest], [made], { refunded_cents: 2_500 });
    expect(refunds.map(({ provider_id }) => provider_id)).toEqual(['P1']);
    expect(sum).toBe(700);
  });

  test.each<[string, Partial<DonationRefundTable>, OrderRefund[], Partial<DonationTable>]>([
    ['while the order lists no refunds', rest, [], {}],
    ['that the order lists itself', rest, [made, { ...made, id: 'CAPTURE1-rest' }], {}],
    ['that is not done', { ...rest, state: 'failed' }, [made], {}],
    ['of another capture', rest, [made], { capture_id: 'CAPTURE2' }],
    ['of an unknown capture', rest, [made], { capture_id: null }],
  ])('keeps an unexplained rest %s', async (_, known, told, change) => {
    const { refunds } = await heard([known], told, change);
    expect(refunds.map(({ id }) => id)).toContain('REST');
  });

  test('records new refunds next to known ones without removing any', async () => {
    const { refunds } = await heard([{ id: 'R7', state: 'done', provider_id: 'P7' }, rest], [made]);
    expect(refunds.map(({ provider_id }) => provider_id)).toEqual(['P7', 'P1']);
  });
});
