import * as v from 'valibot';

/**
 * Run-time configuration of a deployment, which browsers read from `/config.json`. The server writes it from its configuration; a
 * static deployment stores it as a file beside the pages. Never contains a secret.
 */
export const RuntimeConfig = /* @__PURE__ */ v.object({
  /** Base address of the API: a path on this origin or an absolute address, without a trailing slash. */
  apiBase: v.string(),
  /** Public address of the site, for canonical links, without a trailing slash. */
  publicOrigin: v.string(),
  verification: v.union([
    v.object({ provider: v.literal('proof-of-work') }),
    v.object({ provider: v.literal('hcaptcha'), siteKey: v.string() }),
  ]),
  payments: v.union([
    v.object({ provider: v.literal('demo') }),
    v.object({ provider: v.literal('paypal'), clientId: v.string() }),
    /** Production without keys: the site names other ways to give. */
    v.object({ provider: v.literal('none') }),
  ]),
  production: v.boolean(),
  /** Names of everything in demo mode, for the banner. Empty if there is nothing. */
  demo: v.array(v.string()),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>;

/** Configuration of a site without a `/config.json`. */
export const defaultRuntimeConfig: RuntimeConfig = {
  apiBase: '/api',
  publicOrigin: 'http://localhost:3000',
  verification: { provider: 'proof-of-work' },
  payments: { provider: 'demo' },
  production: false,
  demo: [],
};
