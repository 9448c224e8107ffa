import { paypalForTest, paypalOf } from './payments/test-paypal.ts';
import { record } from './record.ts';
import { reconcileRefunds } from './refund-reconcile.ts';
import { refundsOf } from './refund-rows.ts';
import { type RefundOutcome, refundDonation, type WantedRefund } from './refunding.ts';
import { books, noon } from './test-books.ts';

/** A gift of 25 dollars that PayPal's double has taken, and a treasurer who gives back. */
export async function refundBooks() {
  const double = await paypalForTest();
  const clock = { now: noon };
  const made = await books(paypalOf(double.api));
  const orderId = await made.payments.provider.create({
    ...{ requestId: 'a', reference: 'D', cents: 2_500, currency: 'USD' },
  });
  double.approve(orderId);
  const row = await made.gift({ order_id: orderId });
  await record(made.payments, row.id, await made.payments.provider.capture(orderId, 'c'), 'browser');
  // Of its own, so that it has to sign in first.
  const payments = { ...made.payments, provider: paypalOf(double.api), now: () => clock.now };
  const { database } = made;
  const refunding = { database, payments, now: payments.now };
  const gift = () => made.giftNow(row.id);
  const want = async (cents: number, more: Partial<WantedRefund> = {}): Promise<RefundOutcome> => {
    const { version, reference } = await gift();
    const wanted = { reference, version, cents, reason: 'Given twice', byHand: false, volunteer: 'V' };
    return refundDonation(refunding, { ...wanted, ...more });
  };
  return {
    ...made,
    double,
    clock,
    orderId,
    payments,
    refunding,
    donation: row.id,
    gift,
    want,
    refunds: () => refundsOf(database, row.id),
    reconcile: () => reconcileRefunds(payments),
    corrected: async () => (await made.letters()).filter((letter) => letter.includes('Corrected')).length,
  };
}

/** How far a refund came that a volunteer wanted. */
export const stateOfOutcome = (outcome: RefundOutcome) =>
  outcome.state === 'done' ? outcome.refund.state : outcome.state;
