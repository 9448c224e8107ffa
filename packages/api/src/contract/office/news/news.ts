import * as v from 'valibot';
import { chapterIds } from '../../chapters/chapters.ts';
import { limits, newsCategories } from '../../limits.ts';
import { optionalName } from '../../person-name.ts';
import { optionalLine, requiredLine, requiredParagraphs } from '../../text.ts';
import { bodyOf } from '../fields.ts';
import { GalleryItem, ItemAlt, ItemPath } from '../gallery/gallery.ts';
import { officeMessages as messages } from '../messages.ts';

const wording = { tooLong: messages.tooLong, characters: messages.characters };

/** How many pictures a piece may have: one that leads it, and six more. */
export const newsPictures = 7;

/** Where a piece of news is. */
export const newsStates = ['published', 'draft', 'removed'] as const;
export type NewsState = (typeof newsStates)[number];

/** Whose it is; `null` for everybody's. */
const Chapter = v.nullable(v.picklist(chapterIds, messages.notUnderstood));

/** What a volunteer writes. */
export const entries = {
  title: requiredLine(limits.text.title, messages.titleRequired, wording),
  /** A sentence for lists; may be empty. */
  summary: optionalLine(limits.newsSummary, wording),
  /** Markdown: headings, bold, italic, links, lists, quotes. Of anything else the words stay. */
  markdown: requiredParagraphs(limits.text.story, messages.textRequired, wording),
  category: v.picklist(newsCategories, messages.notUnderstood),
  chapter: Chapter,
  author: optionalName(limits.text.name, wording),
  tags: v.pipe(
    v.array(requiredLine(limits.text.tag, messages.notUnderstood, wording), messages.notUnderstood),
    v.maxLength(limits.newsTags, messages.tagsMany(limits.newsTags)),
  ),
  /** Stands before the others. */
  featured: v.boolean(messages.notUnderstood),
  /**
   * Its pictures in their order, the first leads; each is one that it has, or that a file of theirs has become. Without this key they
   * stay as they are.
   */
  pictures: v.optional(
    v.pipe(
      v.array(bodyOf({ path: ItemPath, alt: ItemAlt }), messages.notUnderstood),
      v.maxLength(newsPictures, messages.picturesMany(newsPictures)),
    ),
  ),
};
export const NewsFields = /* @__PURE__ */ bodyOf(entries);
export type NewsFields = v.InferOutput<typeof NewsFields>;

/** How often it was changed: what is changed is what was looked at. */
export const Version = v.pipe(v.number(messages.notUnderstood), v.integer(messages.notUnderstood));

const Id = v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,80}$/, messages.notUnderstood));
export const params = /* @__PURE__ */ v.object({ id: Id });

/** A piece of news in a list. Instants are ISO. */
export const NewsRow = /* @__PURE__ */ v.object({
  id: v.string(),
  state: v.picklist(newsStates),
  version: Version,
  title: v.string(),
  category: v.string(),
  chapter: v.nullable(v.string()),
  author: v.string(),
  featured: v.boolean(),
  /** When it was published; of a draft, when it was begun. */
  createdAt: v.string(),
  /** When it was changed last, in the Office; `null` for one that never was. */
  changedAt: v.nullable(v.string()),
});
export type NewsRow = v.InferOutput<typeof NewsRow>;

/** A piece of news to be changed. */
export const NewsPiece = /* @__PURE__ */ v.object({
  ...NewsRow.entries,
  summary: v.string(),
  /** Of one that was written elsewhere, its plain text. */
  markdown: v.string(),
  tags: v.array(v.string()),
  /** Volunteer who changed it last, in the Office; `null` for a sample. */
  changed: v.nullable(v.object({ by: v.string(), at: v.string() })),
  /** Its pictures, the first leads. */
  pictures: v.array(GalleryItem),
});
export type NewsPiece = v.InferOutput<typeof NewsPiece>;

export const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });

/** The piece that files are for, by its id; `new` for one that is not written down yet. */
export const FilesFor = /* @__PURE__ */ v.object({ id: Id });
