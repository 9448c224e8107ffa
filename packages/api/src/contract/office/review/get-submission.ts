import type { OfficeCall } from '../office-call.ts';
import { RefParams, Submission } from './submission.ts';

/** One of the queue, whole: what everybody will see of it, who it may be already, and what was asked. */
export const getSubmission = {
  method: 'GET',
  path: '/queue/{ref}',
  params: RefParams,
  reads: true,
  answer: Submission,
  may: 'queue.see',
} as const satisfies OfficeCall;
