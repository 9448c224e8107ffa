import * as v from 'valibot';
import type { Call } from '../call.ts';
import { listOf } from '../list-of.ts';
import { Job } from './job.ts';

/** Returns every approved job that is on the board (60 days unless renewed), newest first. */
export const getJobs = {
  method: 'GET',
  path: '/jobs/get-jobs',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    jobs: listOf('job', Job),
  }),
} as const satisfies Call;
