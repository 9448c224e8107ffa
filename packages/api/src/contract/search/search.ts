import * as v from 'valibot';
import type { Call } from '../call.ts';

/** What the API finds; a site adds its own pages. */
export const searchKinds = ['people', 'events', 'news', 'stories', 'jobs'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A text, and which parts of it are words that were looked for: from a letter, up to a letter, counted as strings do. */
export const MarkedText = /* @__PURE__ */ v.object({
  text: v.string(),
  marks: v.optional(v.array(v.object({ from: v.number(), to: v.number() })), []),
});
export type MarkedText = v.InferOutput<typeof MarkedText>;

/** One thing that was found. */
export const SearchResult = /* @__PURE__ */ v.object({
  /** As the call of its kind has it: a member's `_id`, a story's `id`. */
  id: v.string(),
  title: MarkedText,
  /** Some of its words around what was found; empty when it has none. */
  excerpt: v.optional(MarkedText, { text: '' }),
  /** What its lists say of it in a line: a member's program and year, a job's company and place. */
  facts: v.optional(v.array(v.string()), []),
  /** A member's own picture, where they agreed to it. */
  image: v.optional(v.string(), ''),
  /** When it begins or was published, as the call of its kind says it. */
  date: v.nullish(v.string()),
  /** Of an event. */
  endDate: v.nullish(v.string()),
  timezone: v.nullish(v.string()),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;

/** What was found of one kind. */
export const SearchGroup = /* @__PURE__ */ v.object({
  /** One of `searchKinds`; another server may know more. */
  kind: v.string(),
  /** How many there are, on all pages. */
  total: v.number(),
  /** The first of them, or the page that was asked for; none of the other kinds when one was asked for. */
  results: v.array(SearchResult),
});
export type SearchGroup = v.InferOutput<typeof SearchGroup>;

/** Everything published that has the words: titles before texts, whole words before beginnings, what is to come or fresh first. */
export const search = {
  method: 'GET',
  path: '/search',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    /** A group of every kind, in the order of `searchKinds`; nothing when nothing was looked for. */
    data: v.array(SearchGroup),
  }),
} as const satisfies Call;
