import { defaultRuntimeConfig, RuntimeConfig } from '@banyan/api/contract';
import * as v from 'valibot';

/**
 * Makes the reader of what a deployment tells every browser. It asks once, when something first needs it; without an answer
 * the defaults stand in, and the next caller asks again.
 *
 * @param address Of the file: `/config.json`, or the whole address of another site's.
 */
export function createRuntimeConfig(address: string): () => Promise<RuntimeConfig> {
  let config: Promise<RuntimeConfig> | undefined;
  return () => {
    config ??= fetch(address)
      .then((response) => response.json())
      .then((body: unknown) => v.parse(RuntimeConfig, body))
      .catch(() => {
        config = undefined;
        return defaultRuntimeConfig;
      });
    return config;
  };
}
