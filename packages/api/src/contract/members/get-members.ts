import * as v from 'valibot';
import type { Call } from '../call.ts';
import { AlumnusCard } from './alumnus-card.ts';

/** Approved members, by name, program, year and chapter; only what each of them agreed to (DECISIONS: calls the spec leaves out). */
export const getMembers = {
  method: 'GET',
  path: '/member/get-members',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.array(AlumnusCard),
    /** How many members match, on all pages. */
    total: v.number(),
  }),
} as const satisfies Call;
