import * as v from 'valibot';

/** Filters, page number and open row in the address of published submissions. */
export const PublishedSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(['job', 'story'])), undefined),
  /** Filter of jobs. */
  state: v.fallback(v.optional(v.picklist(['shown', 'leaving', 'left'])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
  open: v.fallback(v.optional(v.string()), undefined),
});
export type PublishedSearch = v.InferOutput<typeof PublishedSearch>;
