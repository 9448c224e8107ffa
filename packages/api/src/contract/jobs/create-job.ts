import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { JobBody } from './body.ts';

/** A job for the board. It waits for a volunteer before anybody sees it. */
export const createJob = {
  method: 'POST',
  path: '/jobs/create-jobs',
  body: JobBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
