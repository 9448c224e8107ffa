import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { DemoOrderTable } from '../../database/donation-tables.ts';
import type { OrderStatus, PaymentProvider } from './provider.ts';
import { ProviderUnavailableError } from './provider.ts';

/** Amounts with which the demo plays what can go wrong, in cents: $402 and $503, after the statuses they remind of. */
const demoAmounts = { declinedFirst: 40_200, answersLost: 50_300 } as const;

/** How many answers get lost: a capture, its repetition and the look after them. The next question is answered. */
const answersLost = 3;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const freshId = () => `DEMO${Array.from(randomBytes(13), (byte) => letters[byte % 32]).join('')}`;

/**
 * A gateway in this database: no money moves and nobody else is asked. Whoever captures has approved, for there is no
 * window to approve in. It stands in until PayPal's keys are configured, and says everywhere that it is a demo.
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

  const getOrder = async (id: string): Promise<OrderStatus> => {
    const order = await asked(id);
    if (!order) return { status: 'gone' };
    if (deaf(order)) throw new ProviderUnavailableError('a demo of a lost answer');
    if (order.capture_id === null) return { status: 'approved' };
    const { capture_id: captureId, cents, currency } = order;
    return { status: 'captured', captureId, cents, currency, refundedCents: 0 };
  };

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
      return { status: 'captured', captureId, cents, currency, refundedCents: 0 };
    },
  };
}
