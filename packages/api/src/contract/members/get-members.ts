import * as v from 'valibot';
import type { Call } from '../call.ts';
import { listOf } from '../list-of.ts';
import { AlumnusCard } from './alumnus-card.ts';

/**
 * Returns approved members, filtered by name, program, year, place and company. Contains only the data each member agreed to show
 * (DECISIONS: calls the spec leaves out).
 */
export const getMembers = {
  method: 'GET',
  path: '/member/get-members',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: listOf('member', AlumnusCard),
    /** Number of matching members on all pages. */
    total: v.number(),
    /** Chapter of the returned members, if one was requested. Absent from a host that does not know chapters. */
    chapter: v.optional(v.string()),
  }),
} as const satisfies Call;
