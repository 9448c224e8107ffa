import type { CallBody } from '../call.ts';
import type { FieldsOf, FormDefinition } from '../form.ts';
import type { DonorInfoInput } from './body.ts';
import type { captureOrder } from './capture-order.ts';
import type { createOrder } from './create-order.ts';
import { donationLimits } from './limits.ts';

/** What an order asks of the donor; its currency is always the same. */
type Order = Omit<CallBody<typeof createOrder>, 'currency_code'>;
/** What a capture needs besides the donor. */
type Capture = Omit<CallBody<typeof captureOrder>, 'donorInfo'>;

const steps = {
  1: { firstName: '', lastName: '', email: '', graduationYear: '', program: '', purpose: '' },
  2: { amount: String(donationLimits.amount.standard) },
} as const satisfies { 1: FieldsOf<DonorInfoInput>; 2: FieldsOf<Order, string> };

/**
 * A gift, in two steps. Two calls take it: an order for the amount, then its capture with the donor. It is ended by a payment
 * and not by a button of its own, so it has no call, path or wording of one.
 */
export const donationForm = {
  name: 'donation',
  steps,
  /** `orderId` is asked by no step: an order that was approved and not settled yet is kept with the draft. */
  fields: { ...steps[1], ...steps[2], orderId: '' },
} as const satisfies FormDefinition<DonorInfoInput & Order & Capture, string>;
