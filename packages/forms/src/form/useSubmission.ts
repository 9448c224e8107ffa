import { useCallback } from 'react';
import { createSubmission, type Send } from './submission.ts';
import { useSending } from './useSending.ts';

/** Sends a body that no form's own button sends, once at a time: a second press during sending returns `undefined`. */
export function useSubmission<Body extends { captchaToken?: string }, Answer>(send: Send<Body, Answer>) {
  const { sending, submit } = useSending(send);
  return {
    sending,
    submit: useCallback((prepare: () => Promise<Body>) => submit(prepare, createSubmission), [submit]),
  };
}
