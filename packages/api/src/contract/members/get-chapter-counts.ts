import * as v from 'valibot';
import type { Call } from '../call.ts';

/**
 * Returns the number of listed members of each chapter: those who live in its states and agreed to show it. A member of a state
 * that two chapters share counts for both.
 */
export const getChapterCounts = {
  method: 'GET',
  path: '/member/get-chapter-counts',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    /** `chapter` is a chapter's id. */
    data: v.array(v.object({ chapter: v.string(), members: v.number() })),
  }),
} as const satisfies Call;
