import { newsStates } from '@banyan/api/office';
import * as v from 'valibot';

/** What the address says of the list of news: which of it, and how many pages. */
export const NewsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(newsStates)), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
});
export type NewsSearch = v.InferOutput<typeof NewsSearch>;

/** On phones a piece is written or looked at. */
export const PreviewSearch = v.object({ look: v.fallback(v.optional(v.boolean()), undefined) });
