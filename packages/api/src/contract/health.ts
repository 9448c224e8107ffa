import * as v from 'valibot';
import type { Call } from './call.ts';

/** Answers once the database does, with the number of the contract. */
export const health = {
  method: 'GET',
  path: '/health',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    status: v.literal('ok'),
    /** The API's `contractVersion`; one from before there was a number sends none. */
    contract: v.optional(v.number()),
  }),
} as const satisfies Call;
