import type { Audience, AudienceCount } from '@banyan/api/office';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';

/** How long after the last choice it is asked for, in milliseconds. */
const pauseMs = 300;

/** How many a campaign would reach; while they are counted neither, and why they cannot be. */
export interface Counted {
  count?: AudienceCount;
  error?: string | undefined;
}

/** Counts whom a campaign would reach, again with every other choice. */
export function useCount(audience: Audience): Counted {
  const [counted, setCounted] = useState<Counted & { of: string }>();
  const wanted = JSON.stringify(audience);
  const ask = useEffectEvent((signal: AbortSignal) =>
    client
      .countAudience({ audience }, { signal })
      .then((count) => setCounted({ of: wanted, count }))
      .catch((error: unknown) => {
        if (!signal.aborted) setCounted({ of: wanted, error: errorMessage(error) });
      }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another audience is counted anew
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(leaving.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);
  return counted?.of === wanted ? counted : {};
}
