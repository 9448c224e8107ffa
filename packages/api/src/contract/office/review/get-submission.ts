import type { OfficeCall } from '../kernel/call.ts';
import { RefParams, Submission } from './model.ts';

/** One of the queue, whole: what everybody will see of it, who it may be already, and what was asked. */
export const getSubmission = {
  method: 'GET',
  path: '/queue/{ref}',
  params: RefParams,
  reads: true,
  answer: Submission,
  permission: 'queue.see',
} as const satisfies OfficeCall;
