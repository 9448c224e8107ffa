import { randomUUID } from 'node:crypto';

/* PayPal’s ledger of refunds, as in its documentation of Payments v2. */

interface Money {
  currency_code: string;
  value: string;
}

/** Refund as Payments v2 describes it. */
export interface Refund {
  id: string;
  status: string;
  amount: Money;
  custom_id?: string;
  links: { rel: string; href: string; method: string }[];
}

/** Captures of an order and their refunds. */
interface Captured {
  captures: { id: string; status: string; amount: Money }[];
  refunds: Refund[];
}

/** Faults that only a refund can have. */
const refundOutcomes = [
  'refund pending',
  'refund failed',
  'refund cancelled',
  'too late',
  'no funds',
] as const;
export type RefundOutcome = (typeof refundOutcomes)[number];

const centsOf = ({ value }: Money) => Math.round(Number(value) * 100);

/** Cents of a capture that were refunded or are pending. */
export const refundedOf = ({ refunds }: Captured): number =>
  refunds
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

function noteOn(order: Captured): void {
  const refunded = refundedOf(order);
  for (const capture of order.captures) {
    const partly = refunded === 0 ? 'COMPLETED' : 'PARTIALLY_REFUNDED';
    capture.status = refunded >= centsOf(capture.amount) ? 'REFUNDED' : partly;
  }
}

const statusAfter: Partial<Record<string, string>> = {
  'refund pending': 'PENDING',
  'refund failed': 'FAILED',
  'refund cancelled': 'CANCELLED',
};

/** Adds a refund to the ledger. */
export function addRefund(
  order: Captured,
  { amount, custom_id, status = 'COMPLETED' }: { amount: Money; custom_id?: string; status?: string },
): Refund {
  const id = `REF${randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`;
  const captureId = order.captures[0]?.id ?? '';
  const api = 'https://api.paypal.com/v2/payments';
  const links = [
    { rel: 'self', href: `${api}/refunds/${id}`, method: 'GET' },
    { rel: 'up', href: `${api}/captures/${captureId}`, method: 'GET' },
  ];
  const refund = { id, status, amount, ...(custom_id && { custom_id }), links };
  order.refunds.push(refund);
  noteOn(order);
  return refund;
}

/** Ends pending refunds with a status. */
export function decideRefunds(order: Captured, status: 'COMPLETED' | 'FAILED' | 'CANCELLED'): void {
  for (const refund of order.refunds) if (refund.status === 'PENDING') refund.status = status;
  noteOn(order);
}

/** Answer of PayPal to a refund request: the refund, or the issue for which it is refused. */
export function giveBack(
  order: Captured,
  { amount, custom_id }: { amount: Money; custom_id?: string },
  outcome: string | undefined,
): Refund | string {
  if (outcome === 'too late') return 'REFUND_TIME_LIMIT_EXCEEDED';
  if (outcome === 'no funds') return 'REFUND_FAILED_INSUFFICIENT_FUNDS';
  const [capture] = order.captures;
  if (!capture || capture.status === 'PENDING') return 'PENDING_CAPTURE';
  const left = centsOf(capture.amount) - refundedOf(order);
  if (left <= 0) return 'CAPTURE_FULLY_REFUNDED';
  if (amount.currency_code !== capture.amount.currency_code) return 'REFUND_CAPTURE_CURRENCY_MISMATCH';
  if (centsOf(amount) > left) return 'REFUND_AMOUNT_EXCEEDED';
  const status = statusAfter[outcome ?? ''];
  return addRefund(order, { amount, ...(custom_id && { custom_id }), ...(status && { status }) });
}
