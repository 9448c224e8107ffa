import { useCallback } from 'react';
import { createSubmission, type Send } from './submission.ts';
import { useSending } from './useSending.ts';

/** Sends a body once at a time, for what no form's own button sends: a second press while one is under way answers `undefined`. */
export function useSubmission<Body extends { captchaToken?: string }, Answer>(send: Send<Body, Answer>) {
  const { sending, submit } = useSending(send);
  return {
    sending,
    submit: useCallback((prepare: () => Promise<Body>) => submit(prepare, createSubmission), [submit]),
  };
}
