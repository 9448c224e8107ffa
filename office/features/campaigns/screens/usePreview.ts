import type { CampaignFields } from '@banyan/api/office';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusedText } from '../../../kit/refusedText.ts';
import { client } from '../../../shell/client.ts';
import type { Mail } from '../components/EmailPreview/EmailPreview.tsx';

/** How long after the last key it is asked for, in milliseconds. */
const pauseMs = 400;

/**
 * How a campaign will arrive, as the server makes it; the last that came, while another is on its way or none comes. With it, why the
 * text is refused.
 */
export function useLook(fields: CampaignFields): { mail: Mail | undefined; error: string | undefined } {
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
