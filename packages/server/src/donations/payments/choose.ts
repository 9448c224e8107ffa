import type { ServerConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { demoGateway } from './demo.ts';
import { paypal } from './paypal.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Payment provider of this installation. `undefined` in production without keys; the site then says that donations are not
 * configured.
 */
export function choosePayments(
  config: Pick<ServerConfig, 'paypal' | 'production'>,
  database: Database,
  now: () => number,
): PaymentProvider | undefined {
  if (config.paypal) return paypal(config.paypal, now);
  return config.production ? undefined : demoGateway(database, now);
}
