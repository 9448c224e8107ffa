import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { Receipt } from '../receipt.ts';
import { JobBody } from './body.ts';

/** A job for the board. It waits for a volunteer before anybody sees it. */
export const createJob = {
  method: 'POST',
  path: '/jobs/create-jobs',
  summary: 'A job for the board, reviewed by people.',
  body: JobBody,
  bodyLimit: limits.body.json,
  verified: true,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
