import { createRuntimeConfig } from '@banyan/app/config';
import { createOfficeClient } from '../kernel/client.ts';

/** Runtime configuration of this deployment. */
export const runtimeConfig = createRuntimeConfig('/config.json');

/** Client for the Office calls of this deployment's API. */
export const client = createOfficeClient({
  base: () => runtimeConfig().then(({ apiBase }) => `${apiBase}/office`),
});
