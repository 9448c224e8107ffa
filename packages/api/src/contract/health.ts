import * as v from 'valibot';
import type { Call } from './call.ts';
import { limits } from './limits.ts';

/** Answers once the database does, with the number of the contract. */
export const health = {
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database answer, and which contract they keep.',
  bodyLimit: limits.body.none,
  verified: false,
  reads: true,
  answer: /* @__PURE__ */ v.object({
    status: v.literal('ok'),
    /** The API's `contractVersion`; one from before there was a number sends none. */
    contract: v.optional(v.number()),
  }),
} as const satisfies Call;
