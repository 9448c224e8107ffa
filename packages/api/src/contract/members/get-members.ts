import * as v from 'valibot';
import type { Call } from '../call.ts';
import { listOf } from '../list-of.ts';
import { AlumnusCard } from './alumnus-card.ts';

/** Approved members, by name, program, year, place and company; only what each of them agreed to (DECISIONS: calls the spec leaves out). */
export const getMembers = {
  method: 'GET',
  path: '/member/get-members',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: listOf('member', AlumnusCard),
    /** How many members match, on all pages. */
    total: v.number(),
    /** The chapter whose members they are, where one was asked for. A host that does not know chapters says none. */
    chapter: v.optional(v.string()),
  }),
} as const satisfies Call;
