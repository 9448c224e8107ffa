import * as v from 'valibot';
import { KnownPicture } from '../known-picture.ts';
import { type StoryCategory, storyCategories } from '../limits.ts';
import { optionalText, optionalTexts } from '../optional.ts';
import { publishedAt } from '../published.ts';

/** Returns the category of that name; `other` for unknown categories of other hosts. */
export const storyCategoryOf = (text: string): StoryCategory =>
  storyCategories.find((category) => category === text) ?? 'other';

/** Story of an alumnus, as clients parse it (spec part 2 §3). Unknown texts are empty. */
export const Story = /* @__PURE__ */ v.object({
  /** Id of the story; also the end of its address: `/alumni-stories/{id}`. */
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  /** Excerpt in plain text, a sentence or two; at most 160 characters if it was generated. */
  excerpt: optionalText,
  /** HTML that contains only the elements of {@link storyElements}; the server removes others when it stores a story. */
  content: optionalText,
  author: optionalText,
  /** Occupation of the author: `Founder, Northspan Systems`. */
  authorTitle: optionalText,
  /** Path on the site or absolute address. */
  authorImage: optionalText,
  /** Metadata of the author's photo. Not from the spec. */
  authorMedia: v.nullish(KnownPicture),
  /** Date of publication, ISO 8601, an instant or a day. */
  date: publishedAt,
  /** Reading time: `7 min read`. */
  readTime: optionalText,
  category: v.pipe(optionalText, v.transform(storyCategoryOf)),
  /** Path on the site or absolute address. */
  image: optionalText,
  tags: optionalTexts,
  /** Author's graduation year; the author was told that it is shown. Values that are not numbers are ignored. */
  graduationYear: v.fallback(v.nullish(v.number()), undefined),
});
export type Story = v.InferOutput<typeof Story>;
