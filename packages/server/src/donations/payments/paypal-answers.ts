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

/** Amount like `Money` that may be negative: the net amount when the fee is more than the gift. */
const Signed = v.object({
  currency_code: v.string(),
  value: v.pipe(v.string(), v.regex(/^-?\d{1,9}(\.\d{1,2})?$/)),
});

const Capture = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.optional(Money),
  // An invalid fee must not block the gift, so it is ignored.
  seller_receivable_breakdown: v.fallback(
    v.optional(v.object({ paypal_fee: Money, net_amount: Signed })),
    undefined,
  ),
});

/** Refund of Payments v2, with the fields that are read. Orders contain the same object. */
export const Refund = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.optional(Money),
  custom_id: v.optional(v.string()),
});

/** Order of Orders v2, with the fields that are read. */
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

/** Body of an error response. */
export const Refused = v.object({
  name: v.optional(v.string(), ''),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string(), '') })), []),
});

/** Formats cents as PayPal’s API expects them: `25.00`. */
export function moneyText(cents: number): string {
  const most = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(most / 100)}.${String(most % 100).padStart(2, '0')}`;
}

/** Parses `25`, `25.5` or `25.00` to cents, without floating-point arithmetic. */
function centsOf(value: string): number {
  const [whole = '', part = ''] = value.replace('-', '').split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return value.startsWith('-') ? -cents : cents;
}

/** Fee and net amount of a capture, if PayPal states them in the capture’s currency. */
function feeOf({ amount, seller_receivable_breakdown: told }: v.InferOutput<typeof Capture>) {
  const currencies = new Set([told?.paypal_fee, told?.net_amount, amount].map((one) => one?.currency_code));
  return told && currencies.size === 1
    ? { fee: { cents: centsOf(told.paypal_fee.value), netCents: centsOf(told.net_amount.value) } }
    : {};
}

/** Capture states in which the money was taken, even if it was refunded later. */
const taken = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

const refundStatuses: Readonly<Record<string, RefundStatus['status']>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** Status of a refund. An unknown status counts as pending, because it may still end either way. */
export const refundStatusOf = ({ id, status }: { id: string; status: string }) => {
  const known = refundStatuses[status] ?? 'pending';
  return { status: known, id, reason: known === 'failed' ? status : '' };
};

/** Refunds of a capture. An amount that is gone without a refund, for example after a chargeback, is added as one more refund. */
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

/** Id of the refund that stands for the rest of a capture gone without a refund. */
export const restOf = (captureId: string) => `${captureId}-rest`;

/** Status of an order. @throws ProviderUnavailableError if the order is complete without a readable capture */
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

/** Status that a 422 response to a capture means. `undefined` if the order has to be read instead. */
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
