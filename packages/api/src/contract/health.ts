import * as v from 'valibot';
import type { Call } from './call.ts';

/** Answers once the database is reachable, with the version of the contract. */
export const health = {
  method: 'GET',
  path: '/health',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    status: v.literal('ok'),
    /** `contractVersion` of the API; absent in APIs older than that number. */
    contract: v.optional(v.number()),
  }),
} as const satisfies Call;
