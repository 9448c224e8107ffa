import { createClientOf } from '@banyan/api/client';
import { getFeaturedEvent } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Reads the featured event from the API, in the browser. */
export const browserSource = createClientOf({ getFeaturedEvent }, { base: apiBase });
