import { newsStates } from '@banyan/api/office';
import * as v from 'valibot';

/** State and page number in the address of the list of news. */
export const NewsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(newsStates)), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
});
export type NewsSearch = v.InferOutput<typeof NewsSearch>;

/** Choice between form and preview in the address, for phones. */
export const PreviewSearch = v.object({ look: v.fallback(v.optional(v.boolean()), undefined) });
