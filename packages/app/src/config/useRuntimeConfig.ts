import type { RuntimeConfig } from '@banyan/api/contract';
import { useEffect, useState } from 'react';

/**
 * What the deployment tells every browser; undefined until it has arrived.
 *
 * @param read From `createRuntimeConfig`.
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
