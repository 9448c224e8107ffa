import { useEffect, useState } from 'react';
import { refusedText } from '../../../kit/refusedText.ts';
import { client } from '../../../shell/client.ts';

/** Delay after the last key before the preview is requested, in milliseconds. */
const pauseMs = 400;

interface Preview {
  html: string;
  readTime: string;
}

/**
 * Preview of Markdown from the server; the last one while another is loading or failed. Also returns the reason the text was
 * rejected.
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
