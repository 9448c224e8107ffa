import * as v from 'valibot';
import type { Call } from '../call.ts';
import { Story } from './story.ts';

/** Every published story, newest first. Serves /alumni-stories and the page of each story. */
export const getStories = {
  method: 'GET',
  path: '/alumni-stories/get-stories',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.array(Story),
  }),
} as const satisfies Call;
