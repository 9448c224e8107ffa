import * as v from 'valibot';
import type { Call } from '../call.ts';

/** Kinds of results from the API; a site adds its own pages. */
export const searchKinds = ['people', 'events', 'news', 'stories', 'jobs'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Text with the positions of found words: from a start index up to an end index, in string indexes. */
export const MarkedText = /* @__PURE__ */ v.object({
  text: v.string(),
  marks: v.optional(v.array(v.object({ from: v.number(), to: v.number() })), []),
});
export type MarkedText = v.InferOutput<typeof MarkedText>;

/** Result of a search. */
export const SearchResult = /* @__PURE__ */ v.object({
  /** Id, as in the call of its kind: a member's `_id`, a story's `id`. */
  id: v.string(),
  title: MarkedText,
  /** Excerpt around the found words; empty if it has no text. */
  excerpt: v.optional(MarkedText, { text: '' }),
  /** Facts that its lists show in a line: a member's program and year, a job's company and place. */
  facts: v.optional(v.array(v.string()), []),
  /** Photo of a member who agreed to show it. */
  image: v.optional(v.string(), ''),
  /** Start or publication, in the format of the call of its kind. */
  date: v.nullish(v.string()),
  /** End of an event. */
  endDate: v.nullish(v.string()),
  timezone: v.nullish(v.string()),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;

/** Results of one kind. */
export const SearchGroup = /* @__PURE__ */ v.object({
  /** Kind from `searchKinds`; another server may have more. */
  kind: v.string(),
  /** Number of results on all pages. */
  total: v.number(),
  /** First results, or those of the requested page. Empty for the other kinds if one kind was requested. */
  results: v.array(SearchResult),
});
export type SearchGroup = v.InferOutput<typeof SearchGroup>;

/**
 * Returns all published items with the words. Titles come before texts, whole words before beginnings, upcoming or new items first.
 */
export const search = {
  method: 'GET',
  path: '/search',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    /** Group of every kind, in the order of `searchKinds`; empty without a query. */
    data: v.array(SearchGroup),
  }),
} as const satisfies Call;
