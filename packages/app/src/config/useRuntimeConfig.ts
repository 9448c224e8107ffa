import type { RuntimeConfig } from '@banyan/api/contract';
import { useEffect, useState } from 'react';

/**
 * Returns the deployment's public configuration; undefined until it has arrived.
 *
 * @param read Reader from `createRuntimeConfig`.
 */
export function useRuntimeConfig(read: () => Promise<RuntimeConfig>): RuntimeConfig | undefined {
  const [config, setConfig] = useState<RuntimeConfig>();

  useEffect(() => {
    let here = true;
    void read().then((known) => here && setConfig(known));
    return () => {
      here = false;
    };
  }, [read]);

  return config;
}
