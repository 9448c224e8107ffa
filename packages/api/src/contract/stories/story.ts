import * as v from 'valibot';
import { type StoryCategory, storyCategories } from '../limits.ts';

/** The category of that name; whatever else a host files a story under is `other`. */
export const storyCategoryOf = (text: string): StoryCategory =>
  storyCategories.find((category) => category === text) ?? 'other';

// What is not known may be left out or `null`; it is read as an empty text.
const optionalText = /* @__PURE__ */ v.nullish(v.string(), '');

/** One story of an alumnus, as it is read (spec part 2 §3). Empty texts stand for what is not known. */
export const Story = /* @__PURE__ */ v.object({
  /** Also the end of its address: `/alumni-stories/{id}`. */
  id: v.string(),
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
  /** ISO 8601 instant at which it was published. */
  date: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  /** `7 min read` */
  readTime: optionalText,
  category: v.pipe(optionalText, v.transform(storyCategoryOf)),
  /** A path on the site or an absolute address. */
  image: optionalText,
  tags: v.nullish(v.array(v.string()), []),
});
export type Story = v.InferOutput<typeof Story>;
