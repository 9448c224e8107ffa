import { type ClientOf, createClientOf } from '@banyan/api/client';
import { defaultRuntimeConfig, getFeaturedEvent, RuntimeConfig } from '@banyan/api/contract';
import * as v from 'valibot';
import type { readCalls } from './readCalls.ts';

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

/** Reads the featured event from the API, in the browser. Other pages make clients of their own calls. */
export const browserSource = createClientOf({ getFeaturedEvent }, { base: apiBase });
