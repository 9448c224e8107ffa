import * as v from 'valibot';
import { KnownPicture } from '../known-picture.ts';
import { optionalText, optionalTexts } from '../optional.ts';
import { publishedAt } from '../published.ts';

/** One news item, as it is read (spec part 1 §3; `html`, `summary`, `media`, `category`, `featured` and `chapter` are ours). */
export const NewsItem = /* @__PURE__ */ v.object({
  _id: v.string(),
  title: v.string(),
  /** Plain text; a blank line separates paragraphs. */
  description: optionalText,
  /** The same with headings, emphasis, links, lists and quotes, reduced to those; absent where `description` says it all. */
  html: v.nullish(v.string()),
  summary: optionalText,
  /** ISO 8601, an instant or a day. */
  createdAt: publishedAt,
  createdBy: v.nullish(v.object({ name: optionalText }), {}),
  tags: optionalTexts,
  /** Paths (a relative one gets the server's address in front) or absolute addresses. */
  images: optionalTexts,
  /** What is known of them; `alt` is the picture's caption. */
  media: v.nullish(v.array(KnownPicture), []),
  category: optionalText,
  featured: v.nullish(v.boolean(), false),
  /** Id of the chapter it belongs to; without one it is everybody's. */
  chapter: v.nullish(v.string()),
});
export type NewsItem = v.InferOutput<typeof NewsItem>;
