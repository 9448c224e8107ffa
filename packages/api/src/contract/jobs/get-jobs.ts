import * as v from 'valibot';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { Job } from './job.ts';

/** Every job on the board: approved, and for 60 days unless renewed. Newest first. */
export const getJobs = {
  method: 'GET',
  path: '/jobs/get-jobs',
  summary: 'The jobs on the board, newest first.',
  bodyLimit: limits.body.none,
  verified: false,
  reads: true,
  cached: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    jobs: v.array(Job),
  }),
} as const satisfies Call;
