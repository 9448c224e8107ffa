import { useEffect, useState } from 'react';
import { refusedText } from '../../../kit/refusedText.ts';
import { client } from '../../../shell/client.ts';

/** How long after the last key it is asked for, in milliseconds. */
const pauseMs = 400;

interface Preview {
  html: string;
  readTime: string;
}

/**
 * How Markdown will stand, as the server makes it; the last that came, while another is on its way or none comes. With it, why the
 * text is refused.
 */
export function usePreview(markdown: string): { preview: Preview | undefined; error: string | undefined } {
  const [preview, setPreview] = useState<Preview>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      client
        .previewNews({ markdown }, { signal: leaving.signal })
        .then((made) => {
          setPreview(made);
          setError(undefined);
        })
        .catch((failure: unknown) => setError(refusedText(failure)));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [markdown]);
  return { preview, error };
}
