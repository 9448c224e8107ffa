import type { Audience, AudienceCount } from '@banyan/api/office';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';

/** Delay between the last choice and the request, in milliseconds. */
const pauseMs = 300;

/** Size of an audience, or the reason it cannot be counted; both are undefined while it is counted. */
export interface Counted {
  count?: AudienceCount;
  error?: string | undefined;
}

/** Counts the people a campaign would reach, again after every change of the audience. */
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
