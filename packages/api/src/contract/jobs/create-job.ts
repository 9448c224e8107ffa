import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { JobBody } from './body.ts';

/** Submits a job for the board. A volunteer must approve it before it is shown. */
export const createJob = {
  method: 'POST',
  path: '/jobs/create-jobs',
  body: JobBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
