import * as v from 'valibot';

/** One news item, as it is read (spec part 1 §3; `summary`, `category`, `featured` and `chapter` are ours). */
export const NewsItem = /* @__PURE__ */ v.object({
  _id: v.string(),
  title: v.string(),
  /** Plain text; a blank line separates paragraphs. */
  description: v.optional(v.string(), ''),
  summary: v.optional(v.string(), ''),
  /** ISO 8601 instant. */
  createdAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  createdBy: v.optional(v.object({ name: v.optional(v.string(), '') }), {}),
  tags: v.optional(v.array(v.string()), []),
  /** Paths (a relative one gets the server's address in front) or absolute addresses. */
  images: v.optional(v.array(v.string()), []),
  category: v.optional(v.string(), ''),
  featured: v.optional(v.boolean(), false),
  /** Id of the chapter it belongs to; without one it is everybody's. */
  chapter: v.nullish(v.string()),
});
export type NewsItem = v.InferOutput<typeof NewsItem>;
