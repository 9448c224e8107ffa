import { type ClientOf, createClientOf } from '@banyan/api/client';
import { defaultRuntimeConfig, getFeaturedEvent, RuntimeConfig } from '@banyan/api/contract';
import * as v from 'valibot';

/** The calls that loaders read with. A page's own calls, such as a form's, are made where that page is. */
export const readCalls = { getFeaturedEvent } as const;

/** Where loaders read from: the API, or samples while the site is built. */
export type ReadSource = ClientOf<typeof readCalls>;

let config: Promise<RuntimeConfig> | undefined;

/** What this deployment tells the browser in `/config.json`. Asked for once, when something first needs it. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  config ??= fetch('/config.json')
    .then((response) => response.json())
    .then((body: unknown) => v.parse(RuntimeConfig, body))
    .catch(() => {
      // Without an answer the defaults stand in, and the next caller asks again.
      config = undefined;
      return defaultRuntimeConfig;
    });
  return config;
}

/** Where the API is, for `createClientOf`. */
export const apiBase = () => runtimeConfig().then((known) => known.apiBase);

/** Reads from the API, in the browser. */
export const browserSource: ReadSource = createClientOf(readCalls, { base: apiBase });
