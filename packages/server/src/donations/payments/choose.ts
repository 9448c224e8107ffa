import type { ServerConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { demoGateway } from './demo.ts';
import { paypal } from './paypal.ts';
import type { PaymentProvider } from './provider.ts';

/** Who takes the money here. `undefined` in production without keys: nobody, and the site says so. */
export function choosePayments(
  config: Pick<ServerConfig, 'paypal' | 'production'>,
  database: Database,
  now: () => number,
): PaymentProvider | undefined {
  if (config.paypal) return paypal(config.paypal, now);
  return config.production ? undefined : demoGateway(database, now);
}
