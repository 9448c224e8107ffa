import * as v from 'valibot';
import type { Call } from '../call.ts';
import { ChapterQuery } from '../chapters/chapter-query.ts';
import { limits } from '../limits.ts';
import { NewsItem } from './news-item.ts';

/** Every published news item, newest first; or those of one chapter. Serves About, /news and /news/{id}. */
export const fetchAllNews = {
  method: 'GET',
  path: '/news/fetch-all-news',
  summary: 'All published news, newest first; of one chapter with `chapter`.',
  query: ChapterQuery,
  bodyLimit: limits.body.none,
  verified: false,
  reads: true,
  cached: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: v.array(NewsItem),
  }),
} as const satisfies Call;
