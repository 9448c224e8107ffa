import type { CallBody } from '../call.ts';
import type { FieldsOf, FormDefinition } from '../form.ts';
import type { DonorInfoInput } from './body.ts';
import type { captureOrder } from './capture-order.ts';
import type { createOrder } from './create-order.ts';
import { donationLimits } from './limits.ts';

/** Order fields that the donor fills in; the currency is always the same. */
type Order = Omit<CallBody<typeof createOrder>, 'currency_code'>;
/** Capture fields besides the donor. */
type Capture = Omit<CallBody<typeof captureOrder>, 'donorInfo'>;

const steps = {
  1: { firstName: '', lastName: '', email: '', graduationYear: '', program: '', purpose: '' },
  2: { amount: String(donationLimits.amount.standard) },
} as const satisfies { 1: FieldsOf<DonorInfoInput>; 2: FieldsOf<Order, string> };

/**
 * Donation form, in two steps and with two calls: an order for the amount, then its capture with the donor. It ends with a payment
 * instead of a submit button, so it has no call, path or wording of its own.
 */
export const donationForm = {
  name: 'donation',
  steps,
  /** `orderId` belongs to no step: the draft keeps the id of an order that is approved but not settled yet. */
  fields: { ...steps[1], ...steps[2], orderId: '' },
} as const satisfies FormDefinition<DonorInfoInput & Order & Capture, string>;
