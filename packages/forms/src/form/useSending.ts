import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome, Send, Submission } from './submission.ts';

/**
 * Sends a form once at a time: a second press during sending does nothing and returns `undefined`. The sender is passed with each
 * try, because `useForm` loads that code only once the visitor has begun.
 */
export function useSending<Body extends { captchaToken?: string }, Answer>(send: Send<Body, Answer>) {
  const [sending, setSending] = useState(false);
  const submission = useRef<Submission>(undefined);
  const underway = useRef(false);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  const submit = useCallback(
    async (prepare: () => Promise<Body>, create: () => Submission): Promise<Outcome<Answer> | undefined> => {
      if (underway.current) return undefined;
      underway.current = true;
      setSending(true);
      try {
        submission.current ??= create();
        return await submission.current(prepare, send, leaving.current?.signal);
      } finally {
        underway.current = false;
        setSending(false);
      }
    },
    [send],
  );

  return { sending, submit };
}
