import { createRuntimeConfig } from '@banyan/app/config';
import { createOfficeClient } from '../kernel/client.ts';

/** What this deployment tells every browser. */
export const runtimeConfig = createRuntimeConfig('/config.json');

/** The Office's own calls, at this deployment's API. */
export const client = createOfficeClient({
  base: () => runtimeConfig().then(({ apiBase }) => `${apiBase}/office`),
});
