import { useEffect, useState } from 'react';
import { client } from '../../client.ts';

/** How long after the last key it is asked for, in milliseconds. */
const pauseMs = 400;

interface Preview {
  html: string;
  readTime: string;
}

/** How Markdown will stand, as the server makes it; the last that came, while another is on its way or none comes. */
export function usePreview(markdown: string): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      client
        .previewNews({ markdown }, { signal: leaving.signal })
        .then(setPreview)
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [markdown]);
  return preview;
}
