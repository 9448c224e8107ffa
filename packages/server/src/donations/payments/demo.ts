import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { DemoOrderTable } from '../../database/donation-tables.ts';
import { transaction } from '../../database/transaction.ts';
import type { OrderRefund, OrderStatus, PaymentProvider, RefundRequest, RefundStatus } from './provider.ts';
import { ProviderUnavailableError } from './provider.ts';

/** Amounts that make the demo fail, in cents: $402 and $503, after the HTTP statuses they stand for. */
const demoAmounts = { declinedFirst: 40_200, answersLost: 50_300 } as const;

/** Number of answers that get lost: the capture, its repetition and the read after them. The next request is answered. */
const answersLost = 3;

const refused = (reason: string): RefundStatus => ({ status: 'failed', id: null, reason });

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const freshId = () => `DEMO${Array.from(randomBytes(13), (byte) => alphabet[byte % 32]).join('')}`;

/**
 * Payment gateway inside this database: no money moves and no provider is called. An order counts as approved when it is captured,
 * because there is no approval window. It is used until PayPal’s keys are configured, and is labeled as a demo everywhere.
 */
export function demoGateway(database: Database, now: () => number): PaymentProvider {
  const asked = (id: string) =>
    database
      .updateTable('demo_orders')
      .set((set) => ({ attempts: set('attempts', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  const deaf = ({ cents, attempts }: DemoOrderTable) =>
    cents === demoAmounts.answersLost && attempts <= answersLost;

  const refundsOf = async (captureId: string): Promise<OrderRefund[]> => {
    const made = database.selectFrom('demo_refunds').selectAll().where('capture_id', '=', captureId);
    const rows = await made.orderBy('created_at').orderBy('id').execute();
    return rows.map(({ id, request_id: name, cents }) => ({ status: 'done', id, reason: '', name, cents }));
  };

  const getOrder = async (id: string): Promise<OrderStatus> => {
    const order = await asked(id);
    if (!order) return { status: 'gone' };
    if (deaf(order)) throw new ProviderUnavailableError('a demo of a lost answer');
    if (order.capture_id === null) return { status: 'approved' };
    const { capture_id: captureId, cents, currency } = order;
    return { status: 'captured', captureId, cents, currency, refunds: await refundsOf(captureId) };
  };

  /** Makes one refund per request id, and never refunds more than was captured. */
  const giveBack = ({ requestId, captureId, cents }: Omit<RefundRequest, 'currency'>) =>
    transaction(database, async (trx): Promise<{ refund: RefundStatus; isNew: boolean }> => {
      const made = await trx
        .selectFrom('demo_refunds')
        .selectAll()
        .where('capture_id', '=', captureId)
        .execute();
      const before = made.find(({ request_id }) => request_id === requestId);
      if (before) return { refund: { status: 'done', id: before.id, reason: '' }, isNew: false };
      const order = await trx
        .selectFrom('demo_orders')
        .select('cents')
        .where('capture_id', '=', captureId)
        .executeTakeFirst();
      if (!order) return { refund: refused('RESOURCE_NOT_FOUND'), isNew: false };
      const left = order.cents - made.reduce((sum, refund) => sum + refund.cents, 0);
      if (cents > left)
        return {
          refund: refused(left === 0 ? 'CAPTURE_FULLY_REFUNDED' : 'REFUND_AMOUNT_EXCEEDED'),
          isNew: false,
        };
      const id = freshId();
      const row = { id, request_id: requestId, capture_id: captureId, cents };
      await trx
        .insertInto('demo_refunds')
        .values({ ...row, created_at: new Date(now()).toISOString() })
        .execute();
      return { refund: { status: 'done', id, reason: '' }, isNew: true };
    });

  return {
    name: 'demo',
    getOrder,
    async create({ requestId, cents, currency }) {
      await database
        .insertInto('demo_orders')
        .values({
          id: freshId(),
          request_id: requestId,
          cents,
          currency,
          capture_id: null,
          attempts: 0,
          created_at: new Date(now()).toISOString(),
        })
        .onConflict((conflict) => conflict.column('request_id').doNothing())
        .execute();
      const { id } = await database
        .selectFrom('demo_orders')
        .select('id')
        .where('request_id', '=', requestId)
        .executeTakeFirstOrThrow();
      return id;
    },
    async capture(id) {
      const order = await asked(id);
      if (!order) return { status: 'gone' };
      if (order.cents === demoAmounts.declinedFirst && order.attempts === 1) {
        return { status: 'declined', reason: 'INSTRUMENT_DECLINED' };
      }
      const { capture_id: captureId } = await database
        .updateTable('demo_orders')
        .set((set) => ({ capture_id: set.fn.coalesce('capture_id', set.val(freshId())) }))
        .where('id', '=', id)
        .returning('capture_id')
        .executeTakeFirstOrThrow();
      if (deaf(order) || captureId === null) throw new ProviderUnavailableError('a demo of a lost answer');
      const { cents, currency } = order;
      return { status: 'captured', captureId, cents, currency, refunds: await refundsOf(captureId) };
    },
    async refund({ requestId, captureId, cents }) {
      const { refund, isNew } = await giveBack({ requestId, captureId, cents });
      if (isNew && cents === demoAmounts.answersLost)
        throw new ProviderUnavailableError('a demo of a lost answer');
      return refund;
    },
    async getRefund(id) {
      const row = await database
        .selectFrom('demo_refunds')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { status: 'done', id, reason: '' } : refused('RESOURCE_NOT_FOUND');
    },
  };
}
