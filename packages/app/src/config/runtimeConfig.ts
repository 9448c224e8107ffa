import { defaultRuntimeConfig, RuntimeConfig } from '@banyan/api/contract';
import * as v from 'valibot';

/**
 * Creates a reader of a deployment's public configuration. It requests the file once, when first needed. Without an answer it
 * returns the defaults, and the next caller requests it again.
 *
 * @param address Address of the file: `/config.json`, or the whole address of another site's.
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
