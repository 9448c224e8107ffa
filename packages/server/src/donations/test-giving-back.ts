import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import {
  type OrderStatus,
  type PaymentProvider,
  ProviderUnavailableError,
  type RefundRequest,
  type RefundStatus,
} from './payments/provider.ts';
import { refundsOf } from './refund-rows.ts';
import { books, noon } from './test-books.ts';

/** What a provider says; nothing clear where nothing is said. */
export interface Told {
  /** Of an order. */
  order?: OrderStatus;
  /** To each request for a refund, one after another. */
  refund?: readonly (RefundStatus | undefined)[];
  /** Of a refund that it knows. */
  found?: RefundStatus;
  /** What happens while a refund is asked for. */
  meanwhile?: () => Promise<unknown>;
}

async function clear<Answer>(answer: Answer | undefined): Promise<Answer> {
  if (answer === undefined) throw new ProviderUnavailableError('Nobody answers.');
  return answer;
}

/** A provider that says what it is told to, and keeps what it was asked. */
function toldProvider(told: Told) {
  const asked: (string | RefundRequest)[] = [];
  const answers = [...(told.refund ?? [])];
  const provider: PaymentProvider = {
    name: 'paypal',
    create: () => clear<string>(undefined),
    capture: () => clear<OrderStatus>(undefined),
    getOrder(id) {
      asked.push(`order ${id}`);
      return clear(told.order);
    },
    async refund(request) {
      asked.push(request);
      await told.meanwhile?.();
      return clear(answers.shift());
    },
    getRefund(id) {
      asked.push(`refund ${id}`);
      return clear(told.found);
    },
  };
  return { provider, asked };
}

/** What an order says of 25 dollars that were taken, and of what went back. */
export const taken = (...refunds: Extract<OrderStatus, { status: 'captured' }>['refunds']): OrderStatus => ({
  ...{ status: 'captured', captureId: 'CAPTURE1', cents: 2_500, currency: 'USD', refunds },
});

/** Gifts that were received, on a database of their own, where it is always noon, and refunds of them. */
export async function givingBack(told: Told = {}) {
  const { provider, asked } = toldProvider(told);
  const made = await books(provider);
  const { database, payments } = made;
  return {
    ...made,
    asked,
    refunding: { database, payments, now: payments.now },
    /** 25 dollars that came an hour ago. */
    received: (change: Partial<DonationTable> = {}) =>
      made.gift({
        ...{ state: 'captured', capture_id: 'CAPTURE1', captured_cents: 2_500, captured_currency: 'USD' },
        ...{ captured_at: new Date(noon - 3_600_000).toISOString(), ...change },
      }),
    /** Five dollars of a gift that go back; a minute ago PayPal was asked for it. */
    async refund(gift: DonationTable, change: Partial<DonationRefundTable> = {}) {
      const minuteAgo = noon - 60_000;
      const row: DonationRefundTable = {
        ...{ id: 'R1', donation_id: gift.id, cents: 500, reason: 'Given twice', volunteer_id: 'V' },
        ...{ by_hand: 0, state: 'asked', cause: 'office', detail: '', provider_id: null },
        ...{
          created_at: new Date(minuteAgo).toISOString(),
          asked_at: minuteAgo,
          settled_at: null,
          ...change,
        },
      };
      await database.insertInto('donation_refunds').values(row).execute();
      return row;
    },
    refundsOf: (gift: DonationTable) => refundsOf(database, gift.id),
    /** Who did what to what, and what the log keeps of it. */
    async deeds() {
      const lines = await database.selectFrom('audit_log').selectAll().orderBy('id').execute();
      return lines.map(({ who, volunteer_id, action, subject, detail, data, at }) =>
        [who, volunteer_id, action, subject, detail, data, at].join('|'),
      );
    },
  };
}

export const at = new Date(noon).toISOString();
