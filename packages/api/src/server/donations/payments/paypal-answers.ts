import * as v from 'valibot';
import { type OrderStatus, ProviderUnavailableError } from './provider.ts';

const Money = v.object({
  currency_code: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)),
});

const Capture = v.object({ id: v.string(), status: v.string(), amount: v.optional(Money) });

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
            refunds: v.optional(v.array(v.object({ amount: v.optional(Money) })), []),
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
export const moneyText = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The cents of `25`, `25.5` or `25.00`, without a detour through fractions. */
function centsOf(value: string): number {
  const [whole = '', part = ''] = value.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** States of a capture in which the money was taken, whatever became of it. */
const taken = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What an order's words mean. @throws ProviderUnavailableError when it says that it is complete and not how */
export function orderStatusOf(order: Order): OrderStatus {
  const payments = order.purchase_units.flatMap((unit) => unit.payments ?? []);
  const captures = payments.flatMap((payment) => payment.captures);
  const refunds = payments.flatMap((payment) => payment.refunds);
  const done = captures.find((capture) => taken.includes(capture.status));
  if (done?.amount) {
    const cents = centsOf(done.amount.value);
    const refunded = refunds.reduce((sum, { amount }) => sum + centsOf(amount?.value ?? '0'), 0);
    return {
      status: 'captured',
      captureId: done.id,
      cents,
      currency: done.amount.currency_code,
      refundedCents: done.status === 'REFUNDED' ? cents : refunded,
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
