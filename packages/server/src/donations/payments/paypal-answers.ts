import * as v from 'valibot';
import {
  type OrderRefund,
  type OrderStatus,
  ProviderUnavailableError,
  type RefundStatus,
} from './provider.ts';

const Money = v.object({
  currency_code: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)),
});

/** As `Money`; where the fee is more than the gift, it is below zero. */
const Signed = v.object({
  currency_code: v.string(),
  value: v.pipe(v.string(), v.regex(/^-?\d{1,9}(\.\d{1,2})?$/)),
});

const Capture = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.optional(Money),
  // A gift is not held up because of what it cost.
  seller_receivable_breakdown: v.fallback(
    v.optional(v.object({ paypal_fee: Money, net_amount: Signed })),
    undefined,
  ),
});

/** A refund of Payments v2, as far as we read it. An order has the same. */
export const Refund = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.optional(Money),
  custom_id: v.optional(v.string()),
});

/** An order of Orders v2, as far as we read it. */
export const Order = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,36}$/)),
  status: v.string(),
  purchase_units: v.optional(
    v.array(
      v.object({
        payments: v.optional(
          v.object({
            captures: v.optional(v.array(Capture), []),
            refunds: v.optional(v.array(v.partial(Refund)), []),
          }),
        ),
      }),
    ),
    [],
  ),
});
export type Order = v.InferOutput<typeof Order>;

/** The body of a refusal. */
export const Refused = v.object({
  name: v.optional(v.string(), ''),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string(), '') })), []),
});

/** `25.00` as it is written on the wire. */
export function moneyText(cents: number): string {
  const most = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(most / 100)}.${String(most % 100).padStart(2, '0')}`;
}

/** The cents of `25`, `25.5` or `25.00`, without a detour through fractions. */
function centsOf(value: string): number {
  const [whole = '', part = ''] = value.replace('-', '').split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return value.startsWith('-') ? -cents : cents;
}

/** What PayPal kept of a capture and what is left, where it says so in the currency of the capture. */
function feeOf({ amount, seller_receivable_breakdown: told }: v.InferOutput<typeof Capture>) {
  const currencies = new Set([told?.paypal_fee, told?.net_amount, amount].map((one) => one?.currency_code));
  return told && currencies.size === 1
    ? { fee: { cents: centsOf(told.paypal_fee.value), netCents: centsOf(told.net_amount.value) } }
    : {};
}

/** States of a capture in which the money was taken, whatever became of it. */
const taken = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

const refundStatuses: Readonly<Record<string, RefundStatus['status']>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** What a refund's words mean: what nobody has heard of may yet end either way. */
export const refundStatusOf = ({ id, status }: { id: string; status: string }) => {
  const known = refundStatuses[status] ?? 'pending';
  return { status: known, id, reason: known === 'failed' ? status : '' };
};

/** The refunds of a capture. What PayPal says is gone without a refund, as after a chargeback, is one more. */
function refundsOf(
  refunds: readonly Partial<v.InferOutput<typeof Refund>>[],
  capture: { id: string; status: string; cents: number },
): OrderRefund[] {
  const listed = refunds.flatMap(({ id, status = '', amount, custom_id: name = null }) =>
    id && amount ? [{ ...refundStatusOf({ id, status }), name, cents: centsOf(amount.value) }] : [],
  );
  const known = listed.reduce((sum, { status, cents }) => sum + (status === 'failed' ? 0 : cents), 0);
  const rest = capture.cents - known;
  if (capture.status !== 'REFUNDED' || rest <= 0) return listed;
  return [...listed, { status: 'done', id: restOf(capture.id), reason: '', name: null, cents: rest }];
}

/** What the rest of a capture is called that is gone without a refund. */
export const restOf = (captureId: string) => `${captureId}-rest`;

/** What an order's words mean. @throws ProviderUnavailableError when it says that it is complete and not how */
export function orderStatusOf(order: Order): OrderStatus {
  const payments = order.purchase_units.flatMap((unit) => unit.payments ?? []);
  const captures = payments.flatMap((payment) => payment.captures);
  const refunds = payments.flatMap((payment) => payment.refunds);
  const done = captures.find((capture) => taken.includes(capture.status));
  if (done?.amount) {
    const cents = centsOf(done.amount.value);
    return {
      status: 'captured',
      captureId: done.id,
      cents,
      currency: done.amount.currency_code,
      ...feeOf(done),
      refunds: refundsOf(refunds, { ...done, cents }),
    };
  }
  if (captures.some(({ status }) => status === 'PENDING')) return { status: 'pending' };
  const failed = captures.find(({ status }) => status === 'DECLINED' || status === 'FAILED');
  if (failed) return { status: 'declined', reason: failed.status };
  if (order.status === 'COMPLETED' || done) throw new ProviderUnavailableError('complete, but not how');
  if (order.status === 'APPROVED') return { status: 'approved' };
  return { status: order.status === 'VOIDED' ? 'gone' : 'open' };
}

/** What a 422 of a capture means. `undefined`: look at the order instead. */
export function refusedStatusOf(issues: readonly string[]): OrderStatus | undefined {
  if (issues.includes('ORDER_ALREADY_CAPTURED') || issues.includes('DUPLICATE_INVOICE_ID')) return undefined;
  if (issues.some((issue) => ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'].includes(issue)))
    return { status: 'open' };
  if (
    issues.some((issue) => /^ORDER_.*(EXPIRED|VOIDED|CANNOT_BE_CAPTURED)|^INVALID_RESOURCE_ID$/.test(issue))
  )
    return { status: 'gone' };
  return { status: 'declined', reason: issues[0] ?? 'refused' };
}
