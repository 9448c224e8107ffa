import * as v from 'valibot';
import type { Call } from '../call.ts';
import { listOf } from '../list-of.ts';
import { NewsItem } from './news-item.ts';

/** Returns every published news item, newest first; or those of one chapter. Used by About, /news and /news/{id}. */
export const fetchAllNews = {
  method: 'GET',
  path: '/news/fetch-all-news',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: listOf('news item', NewsItem),
  }),
} as const satisfies Call;
