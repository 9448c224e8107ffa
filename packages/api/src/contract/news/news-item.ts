import * as v from 'valibot';
import { KnownPicture } from '../known-picture.ts';
import { optionalText, optionalTexts } from '../optional.ts';
import { publishedAt } from '../published.ts';

/**
 * News item, as clients parse it (spec part 1 §3; `html`, `summary`, `media`, `category`, `featured` and `chapter` are not from the
 * spec).
 */
export const NewsItem = /* @__PURE__ */ v.object({
  _id: v.string(),
  title: v.string(),
  /** Plain text; a blank line separates paragraphs. */
  description: optionalText,
  /** HTML version of the text with headings, emphasis, links, lists and quotes only; absent if `description` is complete. */
  html: v.nullish(v.string()),
  summary: optionalText,
  /** ISO 8601, an instant or a day. */
  createdAt: publishedAt,
  createdBy: v.nullish(v.object({ name: optionalText }), {}),
  tags: optionalTexts,
  /** Paths or absolute addresses. A relative path is resolved against the server's address. */
  images: optionalTexts,
  /** Metadata of the images; `alt` is the picture's caption. */
  media: v.nullish(v.array(KnownPicture), []),
  category: optionalText,
  featured: v.nullish(v.boolean(), false),
  /** Id of the item's chapter; absent for an item of all chapters. */
  chapter: v.nullish(v.string()),
});
export type NewsItem = v.InferOutput<typeof NewsItem>;
