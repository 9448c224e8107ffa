import { createHash, randomUUID } from 'node:crypto';
import { giveBack, type Refund, type RefundOutcome } from './refund-fake.ts';

/**
 * Faults of a step. `down` breaks the connection before the step is done, `lost` after it. `silent` and `late` never answer, before
 * and after the step. The others answer; `garbage` and `empty` do so after the step.
 */
const paypalFaults = [
  'down',
  'lost',
  'silent',
  'late',
  '429',
  '500',
  '503',
  'garbage',
  'empty',
  '401',
] as const;
/** Faults that only a capture can have. */
const paypalOutcomes = [
  'declined',
  'pending',
  'refused',
  'other amount',
  'other currency',
  'expired',
] as const;
export type PaypalFault = (typeof paypalFaults)[number] | (typeof paypalOutcomes)[number] | RefundOutcome;

interface Amount {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: string;
  amount: Amount;
  /** Present only on a completed capture. */
  seller_receivable_breakdown?: { gross_amount: Amount; paypal_fee: Amount; net_amount: Amount };
}

/** PayPal’s fee for a gift: 1.99 % and 49 cents, its rate for charities. */
export function breakdownOf(amount: Amount) {
  const cents = Math.round(Number(amount.value) * 100);
  const fee = Math.round(cents * 0.0199) + 49;
  const of = (some: number): Amount => ({ ...amount, value: (some / 100).toFixed(2) });
  return { gross_amount: amount, paypal_fee: of(fee), net_amount: of(cents - fee) };
}

/** Order as PayPal stores it. */
export interface Order {
  id: string;
  status: string;
  purchase_units: { amount: { currency_code: string; value: string }; custom_id?: string }[];
  captures: Capture[];
  refunds: Refund[];
}

type Wanted = Parameters<typeof giveBack>[1];
/** Response of PayPal: status and body. */
export type Answer = [status: number, body: unknown];

const refusal = (issue: string): Answer => [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }];
const missing: Answer = [404, { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] }];

const shown = ({ id, status, purchase_units: [unit], captures, refunds }: Order) => ({
  id,
  intent: 'CAPTURE',
  status,
  purchase_units: [{ ...unit, ...(captures.length > 0 && { payments: { captures, refunds } }) }],
});

/** PayPal’s ledger: orders, money and signatures, as in its documentation of Orders v2 and of webhooks. */
export function ledger() {
  const orders = new Map<string, Order>();
  const answered = new Map<string, Answer>();
  let made = 0;

  /** Repeats the answer of a known request id (PayPal stores request ids for six hours). */
  const once = (name: string | undefined, act: () => Answer): Answer => {
    const before = name && answered.get(name);
    if (before) return before;
    const answer = act();
    if (name) answered.set(name, answer);
    return answer;
  };

  return {
    orders,
    create(requestId: string | undefined, body: Pick<Order, 'purchase_units'>): Answer {
      return once(requestId && `create:${requestId}`, () => {
        made += 1;
        const id = createHash('sha256')
          .update(`${made}:${randomUUID()}`)
          .digest('hex')
          .slice(0, 17)
          .toUpperCase();
        const { purchase_units } = body;
        const order: Order = { id, status: 'CREATED', purchase_units, captures: [], refunds: [] };
        orders.set(id, order);
        return [201, shown(order)];
      });
    },
    order(id: string): Answer {
      const order = orders.get(id);
      return order ? [200, shown(order)] : missing;
    },
    refund(captureId: string, requestId: string | undefined, wanted: Wanted, outcome?: PaypalFault): Answer {
      const order = orders.get(captureId.slice('CAP'.length));
      if (!order) return missing;
      return once(requestId && `refund:${captureId}:${requestId}`, () => {
        const given = giveBack(order, wanted, outcome);
        return typeof given === 'string' ? refusal(given) : [201, given];
      });
    },
    getRefund(id: string): Answer {
      const found = [...orders.values()].flatMap(({ refunds }) => refunds).find((one) => one.id === id);
      return found ? [200, found] : missing;
    },
    /** Forgets all request ids, as PayPal does after a time. */
    forgetNames: () => answered.clear(),
    capture(id: string, requestId: string | undefined, outcome: PaypalFault | undefined): Answer {
      const order = orders.get(id);
      if (!order) return missing;
      return once(requestId && `capture:${id}:${requestId}`, () => {
        if (order.captures.some(({ status }) => status !== 'DECLINED'))
          return refusal('ORDER_ALREADY_CAPTURED');
        if (order.status !== 'APPROVED') return refusal('ORDER_NOT_APPROVED');
        if (outcome === 'declined') return refusal('INSTRUMENT_DECLINED');
        if (outcome === 'refused') return refusal('TRANSACTION_REFUSED');
        if (outcome === 'expired') {
          orders.delete(id);
          return missing;
        }
        const amount = order.purchase_units[0]?.amount ?? { currency_code: 'USD', value: '0.00' };
        const other = {
          ...amount,
          ...(outcome === 'other amount' && { value: '1.00' }),
          ...(outcome === 'other currency' && { currency_code: 'EUR' }),
        };
        const status = outcome === 'pending' ? 'PENDING' : 'COMPLETED';
        order.captures.push({
          id: `CAP${id}`,
          status,
          amount: other,
          ...(status === 'COMPLETED' && { seller_receivable_breakdown: breakdownOf(other) }),
        });
        order.status = 'COMPLETED';
        return [201, shown(order)];
      });
    },
  };
}
