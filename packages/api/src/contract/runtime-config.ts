import * as v from 'valibot';

/**
 * What the browser learns about this deployment at run time, from `/config.json`: the server writes it from its
 * configuration, a static deployment keeps it as a file beside the pages. Nothing secret is ever in it.
 */
export const RuntimeConfig = /* @__PURE__ */ v.object({
  /** Where the API is: a path on this origin or an absolute address. No slash at its end. */
  apiBase: v.string(),
  /** The site's own address, for canonical links. No slash at its end. */
  publicOrigin: v.string(),
  verification: v.union([
    v.object({ provider: v.literal('proof-of-work') }),
    v.object({ provider: v.literal('hcaptcha'), siteKey: v.string() }),
  ]),
  payments: v.union([
    v.object({ provider: v.literal('demo') }),
    v.object({ provider: v.literal('paypal'), clientId: v.string() }),
    /** Production without keys: the site says so and names other ways to give. */
    v.object({ provider: v.literal('none') }),
  ]),
  production: v.boolean(),
  /** What runs in demo mode, in words for the banner. Empty when nothing does. */
  demo: v.array(v.string()),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>;

/** What a site without a `/config.json` runs with. */
export const defaultRuntimeConfig: RuntimeConfig = {
  apiBase: '/api',
  publicOrigin: 'http://localhost:3000',
  verification: { provider: 'proof-of-work' },
  payments: { provider: 'demo' },
  production: false,
  demo: [],
};
