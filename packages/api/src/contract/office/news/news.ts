import * as v from 'valibot';
import { chapterIds } from '../../chapters/chapters.ts';
import { limits, newsCategories } from '../../limits.ts';
import { optionalName } from '../../person-name.ts';
import { optionalLine, requiredLine, requiredParagraphs } from '../../text.ts';
import { bodyOf } from '../fields.ts';
import { GalleryItem, ItemAlt, ItemCrop, ItemPath } from '../gallery/gallery.ts';
import { officeMessages as messages } from '../messages.ts';

const wording = { tooLong: messages.tooLong, characters: messages.characters };

/** Most pictures of a news item: the lead picture and six more. */
export const newsPictures = 7;

/** States of a news item. */
export const newsStates = ['published', 'draft', 'removed'] as const;
export type NewsState = (typeof newsStates)[number];

/** Chapter of the item; `null` for all chapters. */
const Chapter = v.nullable(v.picklist(chapterIds, messages.notUnderstood));

/** Fields of a news item that a volunteer edits. */
export const entries = {
  title: requiredLine(limits.text.title, messages.titleRequired, wording),
  /** Summary for lists; may be empty. */
  summary: optionalLine(limits.newsSummary, wording),
  /** Markdown: headings, bold, italic, links, lists, quotes. Other markup becomes plain text. */
  markdown: requiredParagraphs(limits.text.story, messages.textRequired, wording),
  category: v.picklist(newsCategories, messages.notUnderstood),
  chapter: Chapter,
  author: optionalName(limits.text.name, wording),
  tags: v.pipe(
    v.array(requiredLine(limits.text.tag, messages.notUnderstood, wording), messages.notUnderstood),
    v.maxLength(limits.newsTags, messages.tagsMany(limits.newsTags)),
  ),
  /** True to show it before other items. */
  featured: v.boolean(messages.notUnderstood),
  /**
   * Pictures in their order, the lead picture first. Each is already in the item or was uploaded by this volunteer. Without this
   * key the pictures do not change.
   */
  pictures: v.optional(
    v.pipe(
      v.array(bodyOf({ path: ItemPath, alt: ItemAlt, ...ItemCrop }), messages.notUnderstood),
      v.maxLength(newsPictures, messages.picturesMany(newsPictures)),
    ),
  ),
};
export const NewsFields = /* @__PURE__ */ bodyOf(entries);
export type NewsFields = v.InferOutput<typeof NewsFields>;

/** Number of changes. A change must name the version that was read. */
export const Version = v.pipe(v.number(messages.notUnderstood), v.integer(messages.notUnderstood));

const Id = v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,80}$/, messages.notUnderstood));
export const params = /* @__PURE__ */ v.object({ id: Id });

/** News item in a list. Instants are ISO. */
export const NewsRow = /* @__PURE__ */ v.object({
  id: v.string(),
  state: v.picklist(newsStates),
  version: Version,
  title: v.string(),
  category: v.string(),
  chapter: v.nullable(v.string()),
  author: v.string(),
  featured: v.boolean(),
  /** Time of publication; for a draft, of its creation. */
  createdAt: v.string(),
  /** Time of the last change in the Office; `null` if there was none. */
  changedAt: v.nullable(v.string()),
});
export type NewsRow = v.InferOutput<typeof NewsRow>;

/** News item with all fields for editing. */
export const NewsPiece = /* @__PURE__ */ v.object({
  ...NewsRow.entries,
  summary: v.string(),
  /** Markdown; the plain text of an item that was not written in the Office. */
  markdown: v.string(),
  tags: v.array(v.string()),
  /** Volunteer who last changed it in the Office; `null` for a sample. */
  changed: v.nullable(v.object({ by: v.string(), at: v.string() })),
  /** Pictures, the lead picture first. */
  pictures: v.array(GalleryItem),
});
export type NewsPiece = v.InferOutput<typeof NewsPiece>;

export const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });

/** Id of the item that uploads belong to; `new` for one that is not saved yet. */
export const FilesFor = /* @__PURE__ */ v.object({ id: Id });
