import * as v from 'valibot';
import { refundStates } from './model.ts';

/** Amount in cents above which a refund needs a second approval, if the setting `secondYes` is on. */
export const secondYesAbove = 100_000;

/** Days after a gift during which PayPal refunds it. */
export const refundDays = 180;

export const State = v.picklist(refundStates);
