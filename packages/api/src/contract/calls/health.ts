import * as v from 'valibot';
import { limits } from '../limits.ts';
import type { Call } from './call.ts';

/** Answers once the database does. */
export const health = {
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database answer.',
  bodyLimit: limits.body.none,
  verified: false,
  reads: true,
  answer: /* @__PURE__ */ v.object({ status: v.literal('ok') }),
} as const satisfies Call;
