import { useRuntimeConfig } from '@banyan/app/config';
import type { PaymentSettings } from '@banyan/forms/payment';
import { runtimeConfig } from '../../client.ts';

/** How this deployment takes money; undefined until its configuration has arrived. */
export const usePaymentSettings = (): PaymentSettings | undefined =>
  useRuntimeConfig(runtimeConfig)?.payments;
