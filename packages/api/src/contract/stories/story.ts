import * as v from 'valibot';
import { KnownPicture } from '../known-picture.ts';
import { type StoryCategory, storyCategories } from '../limits.ts';
import { optionalText, optionalTexts } from '../optional.ts';
import { publishedAt } from '../published.ts';

/** The category of that name; whatever else a host files a story under is `other`. */
export const storyCategoryOf = (text: string): StoryCategory =>
  storyCategories.find((category) => category === text) ?? 'other';

/** One story of an alumnus, as it is read (spec part 2 §3). Empty texts stand for what is not known. */
export const Story = /* @__PURE__ */ v.object({
  /** Also the end of its address: `/alumni-stories/{id}`. */
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  /** A sentence or two, plain text; at most 160 characters when the author did not write one. */
  excerpt: optionalText,
  /** HTML, reduced on write to the elements of {@link storyElements}. */
  content: optionalText,
  author: optionalText,
  /** What the author does: `Founder, Northspan Systems`. */
  authorTitle: optionalText,
  /** A path on the site or an absolute address. */
  authorImage: optionalText,
  /** What is known of it. Ours. */
  authorMedia: v.nullish(KnownPicture),
  /** When it was published, ISO 8601, an instant or a day. */
  date: publishedAt,
  /** `7 min read` */
  readTime: optionalText,
  category: v.pipe(optionalText, v.transform(storyCategoryOf)),
  /** A path on the site or an absolute address. */
  image: optionalText,
  tags: optionalTexts,
  /** Of the author, who was told that it stands with the story. What is no number is as if it were not there. */
  graduationYear: v.fallback(v.nullish(v.number()), undefined),
});
export type Story = v.InferOutput<typeof Story>;
