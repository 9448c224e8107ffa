import { onTestFinished } from 'vitest';
import { paypal } from './paypal.ts';
import { type PaypalFakeOptions, paypalFake } from './paypal-fake.ts';

/** PayPal fake that is closed when the test ends. */
export async function paypalForTest(options: PaypalFakeOptions = { silenceMs: 20 }) {
  const fake = await paypalFake(options);
  onTestFinished(() => fake.close());
  return fake;
}

export const paypalOf = (api: string, timeoutMs = 5_000) =>
  paypal({ clientId: 'client', clientSecret: 'secret', api, webhookId: 'webhook', timeoutMs }, Date.now);
