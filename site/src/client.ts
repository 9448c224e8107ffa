import type { ClientOf } from '@banyan/api/client';
import { createRuntimeConfig } from '@banyan/app/config';
import type { readCalls } from './readCalls.ts';

/** Data source of the loaders: the API, or sample data while the site is built. */
export type ReadSource = ClientOf<typeof readCalls>;

/** Runtime configuration of this deployment (`/config.json`). Fetched once, on first use. */
export const runtimeConfig = createRuntimeConfig('/config.json');

/** Base URL of the API, for `createClientOf`: each page creates a client of the calls it needs. */
export const apiBase = () => runtimeConfig().then((known) => known.apiBase);
