import * as v from 'valibot';
import type { Call } from '../call.ts';
import { listOf } from '../list-of.ts';
import { Story } from './story.ts';

/** Returns every published story, newest first. Used by /alumni-stories and the page of each story. */
export const getStories = {
  method: 'GET',
  path: '/alumni-stories/get-stories',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: listOf('story', Story),
  }),
} as const satisfies Call;
