import type { CampaignFields } from '@banyan/api/office';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusedText } from '../../../kit/refusedText.ts';
import { client } from '../../../shell/client.ts';
import type { Mail } from '../components/EmailPreview/EmailPreview.tsx';

/** Delay between the last key and the request, in milliseconds. */
const pauseMs = 400;

/**
 * Preview of a campaign, rendered by the server. The last preview stays while another is loading or after an error. `error` is the
 * reason the text was rejected.
 */
export function usePreview(fields: CampaignFields): { mail: Mail | undefined; error: string | undefined } {
  const [mail, setMail] = useState<Mail>();
  const [error, setError] = useState<string>();
  const wanted = JSON.stringify(fields);
  const ask = useEffectEvent((signal: AbortSignal) =>
    client
      .previewCampaign(fields, { signal })
      .then((made) => {
        setMail(made);
        setError(undefined);
      })
      .catch((failure: unknown) => setError(refusedText(failure))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields are another campaign
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(leaving.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);
  return { mail, error };
}
