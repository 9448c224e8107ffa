import * as v from 'valibot';
import type { Call } from '../call.ts';

/** Returns the number of listed members of each graduation year that has any, earliest year first. */
export const getClassYears = {
  method: 'GET',
  path: '/member/get-class-years',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.array(v.object({ year: v.number(), members: v.number() })),
  }),
} as const satisfies Call;
