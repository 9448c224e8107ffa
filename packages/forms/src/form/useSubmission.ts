import { useCallback, useEffect, useRef, useState } from 'react';
import { createAttempts } from './attempts.ts';
import { readFailure, type SubmitFailure } from './submitFailure.ts';

/** What a submission carries besides its body. The functions of the typed client take exactly this. */
export interface SendOptions {
  /** The same for every try of the same content. */
  idempotencyKey: string;
  /** Aborted when the form leaves the page. */
  signal: AbortSignal | undefined;
}

/** Sends the body. Rejects with what the typed client rejects with. */
export type Send<Body, Answer> = (body: Body, options: SendOptions) => Promise<Answer>;

export type Outcome<Answer> = { sent: Answer } | { failed: SubmitFailure };

/** Sends a form once at a time: a second press while one is under way does nothing and answers `undefined`. */
export function useSubmission<Body extends { captchaToken?: string }, Answer>(send: Send<Body, Answer>) {
  const [sending, setSending] = useState(false);
  const [attempts] = useState(() => createAttempts());
  const underway = useRef(false);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  const submit = useCallback(
    async (prepare: () => Promise<Body>): Promise<Outcome<Answer> | undefined> => {
      if (underway.current) return undefined;
      underway.current = true;
      setSending(true);
      try {
        const body = await prepare();
        const idempotencyKey = attempts.keyFor(body);
        const sent = await send(body, { idempotencyKey, signal: leaving.current?.signal });
        attempts.done();
        return { sent };
      } catch (error) {
        return { failed: readFailure(error) };
      } finally {
        underway.current = false;
        setSending(false);
      }
    },
    [send, attempts],
  );

  return { sending, submit };
}
