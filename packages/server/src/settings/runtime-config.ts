import type { RuntimeConfig } from '@banyan/api/contract';
import type { ServerConfig } from '../config.ts';

const withoutPaypal = ({ production }: ServerConfig) =>
  production
    ? 'payments (PAYPAL_CLIENT_ID is not set, so no gift can be taken)'
    : 'payments (a demo gateway; no money moves)';

/** Names of the parts that run in demo mode, for the log and the banner. */
export function demoParts(config: ServerConfig): string[] {
  return [
    ...(config.hcaptcha ? [] : ['human verification (an embedded proof of work)']),
    ...(config.paypal ? [] : [withoutPaypal(config)]),
    ...(config.mail.smtpUrl ? [] : ['mail (kept in the outbox, not sent)']),
  ];
}

function payments({ paypal, production }: ServerConfig): RuntimeConfig['payments'] {
  if (paypal) return { provider: 'paypal', clientId: paypal.clientId };
  return { provider: production ? 'none' : 'demo' };
}

/** The public part of the configuration, for `/config.json`. Contains no secret. */
export function runtimeConfig(config: ServerConfig): RuntimeConfig {
  return {
    apiBase: config.apiBase,
    publicOrigin: config.publicOrigin,
    verification: config.hcaptcha
      ? { provider: 'hcaptcha', siteKey: config.hcaptcha.siteKey }
      : { provider: 'proof-of-work' },
    payments: payments(config),
    production: config.production,
    demo: demoParts(config),
  };
}
