import type { ClientOf } from '@banyan/api/client';
import { createRuntimeConfig } from '@banyan/app/config';
import type { readCalls } from './readCalls.ts';

/** Where loaders read from: the API, or samples while the site is built. */
export type ReadSource = ClientOf<typeof readCalls>;

/** What this deployment tells the browser in `/config.json`. Asked for once, when something first needs it. */
export const runtimeConfig = createRuntimeConfig('/config.json');

/** Where the API is, for `createClientOf`: every page makes a client of the calls it needs. */
export const apiBase = () => runtimeConfig().then((known) => known.apiBase);
