import { useRuntimeConfig } from '@banyan/app/config';
import type { PaymentSettings } from '@banyan/forms/payment';
import { runtimeConfig } from '../../client.ts';

/** Payment settings of this deployment; undefined until the configuration has arrived. */
export const usePaymentSettings = (): PaymentSettings | undefined =>
  useRuntimeConfig(runtimeConfig)?.payments;
