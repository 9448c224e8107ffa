import * as v from 'valibot';
import { refundStates } from './model.ts';

/** Above which a refund waits for another person’s yes, where the setting `secondYes` is on. Cents. */
export const secondYesAbove = 100_000;

/** How long after a gift PayPal gives back, in days. */
export const refundDays = 180;

export const State = v.picklist(refundStates);
