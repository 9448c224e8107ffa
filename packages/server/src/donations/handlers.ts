import {
  type captureOrder,
  type createOrder,
  donationLimits,
  type getOrderDetails,
  donationMessages as messages,
  type PaymentErrorCode,
} from '@banyan/api/contract';
import { captchaUsed } from '../captcha/captcha.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { spend } from '../database/spent-tokens.ts';
import { transaction } from '../database/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError, type RefusalStatus } from '../http/http-error.ts';
import type { Services, Visitor } from '../http/services.ts';
import { type Settlement, takeMoney } from './capture.ts';
import { assertDeclineLimit, checkCardTesting } from './card-testing.ts';
import { applyTransition } from './donation-log.ts';
import { issuer } from './issuer.ts';
import { hasOrderCookie, newOrderToken, setOrderCookie } from './order-cookie.ts';
import { type OrderRequest, orUndefined, type PaymentProvider } from './payments/provider.ts';
import { oneLine, receiptSheet } from './receipt.ts';
import type { PaymentContext } from './record.ts';
import { addDonation, donationByOrder, giveOrderId } from './rows.ts';

/** Services that the donation handlers need. */
export interface DonationServices extends Services {
  /** Context for taking payments. Missing in production without a provider. */
  payments: PaymentContext | undefined;
}

function paymentsOf({ payments }: DonationServices): PaymentContext {
  if (!payments) throw new HttpError(503, messages.notConfigured);
  return payments;
}

/** Creates the provider’s order, and repeats the request with the same request id if the first answer was lost. */
const orderAt = async (provider: PaymentProvider, order: OrderRequest) =>
  (await orUndefined(provider.create(order))) ?? (await orUndefined(provider.create(order)));

/** Creates an order for a gift: stores it first, then requests it from the provider. */
export const createOrderHandler = (services: DonationServices): Handler<typeof createOrder> => ({
  async answer({ body }, context) {
    const { database, provider, now } = paymentsOf(services);
    const burst = await checkCardTesting(context.visitor, services);
    const proof = await context.captcha.check(burst);
    if (proof && !(await transaction(database, (trx) => spend(trx, proof)))) throw captchaUsed();
    const token = newOrderToken();
    const cents = body.amount * 100;
    const tokenExpiresAt = now() + donationLimits.orderLifetimeMs;
    const order = { provider: provider.name, cents, currency: body.currency_code, token, tokenExpiresAt };
    const row = await addDonation(database, order, now());
    const { id: requestId, reference, currency } = row;
    const id = await orderAt(provider, { requestId, reference, cents, currency });
    if (id === undefined) {
      const transition = { to: 'failed', cause: 'browser', detail: 'the provider made no order' } as const;
      await transaction(database, (trx) => applyTransition(trx, row, transition, now()));
      throw new HttpError(503, messages.unavailable);
    }
    await giveOrderId(database, row.id, id);
    setOrderCookie(context.visitor, id, token, services.basePath);
    return { id };
  },
});

const notFound = () => new HttpError(404, messages.orderNotFound);

/** Finds the gift of an order if this browser made it. @throws HttpError 404, the same for every reason */
async function ownGift(
  { database, now }: Services,
  orderId: string,
  visitor: Visitor,
): Promise<DonationTable> {
  const row = await donationByOrder(database, orderId);
  if (!row || !hasOrderCookie(visitor, orderId, row, now())) throw notFound();
  return row;
}

const refusals: Record<
  Exclude<Settlement['lookupResult'], 'captured'>,
  [RefusalStatus, PaymentErrorCode, string]
> = {
  open: [422, 'not_approved', messages.notApproved],
  declined: [422, 'declined', messages.declined],
  gone: [410, 'expired', messages.orderExpired],
  pending: [409, 'pending', messages.pending],
  approved: [503, 'unsettled', messages.unsettled],
  unsure: [503, 'unsettled', messages.unsettled],
};

/** Error for a capture that did not take the money: its status, code and message. */
function refusalOf(said: keyof typeof refusals): HttpError {
  const [status, code, message] = refusals[said];
  return new HttpError(status, message, { errors: [{ field: 'payment', code, message }] });
}

/** Captures an approved order once. Simultaneous requests for the same order get the same answer. */
export const captureOrderHandler = (services: DonationServices): Handler<typeof captureOrder> => {
  const running = new Map<string, Promise<Settlement>>();
  return {
    async answer({ body: { orderId, donorInfo } }, { visitor }) {
      const payments = paymentsOf(services);
      const { id, state } = await ownGift(services, orderId, visitor);
      if (state === 'declined') await assertDeclineLimit(visitor, services);
      const run =
        running.get(id) ??
        takeMoney(payments, { id, orderId, donor: donorInfo, cause: 'browser' }).finally(() =>
          running.delete(id),
        );
      running.set(id, run);
      const { lookupResult } = await run;
      if (lookupResult === 'captured') return { orderId };
      if (lookupResult === 'declined') await visitor.count('declined payment');
      throw refusalOf(lookupResult);
    },
  };
};

/** Status and amount of a received gift, for the browser that made it. */
export const orderDetailsHandler = (services: Services): Handler<typeof getOrderDetails> => ({
  async answer({ params: { orderId } }, { visitor }) {
    const row = await ownGift(services, orderId, visitor);
    if (row.state !== 'captured' || row.captured_cents === null || row.captured_at === null) throw notFound();
    const office = await issuer(services.database);
    return {
      success: true,
      status: row.state,
      amount: row.captured_cents / 100,
      currency: row.captured_currency ?? row.currency,
      date: row.captured_at,
      ...(office.postalAddress && { postalAddress: oneLine(office.postalAddress, ', ') }),
      sentences: receiptSheet(office, row).sentences,
    };
  },
});
