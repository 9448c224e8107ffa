import * as v from 'valibot';
import { chapterIds } from '../../chapters/chapters.ts';
import { limits, newsCategories } from '../../limits.ts';
import { optionalName } from '../../person-name.ts';
import { optionalLine, requiredLine, requiredParagraphs } from '../../text.ts';
import { Done } from '../done.ts';
import { FileToSend, GalleryItem, ItemAlt, ItemPath, Upload } from '../gallery/gallery.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

const wording = { tooLong: messages.tooLong, characters: messages.characters };

/** How many pictures a piece may have: one that leads it, and six more. */
export const newsPictures = 7;

/** Where a piece of news is. */
export const newsStates = ['published', 'draft', 'removed'] as const;
export type NewsState = (typeof newsStates)[number];

/** Whose it is; `null` for everybody's. */
const Chapter = v.nullable(v.picklist(chapterIds, messages.notUnderstood));

/** What a volunteer writes. */
const entries = {
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
const Version = v.pipe(v.number(messages.notUnderstood), v.integer(messages.notUnderstood));

const Id = v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,80}$/, messages.notUnderstood));
const params = /* @__PURE__ */ v.object({ id: Id });

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

/** News of a state, newest first. 50 to a page. */
export const getOfficeNews = {
  method: 'GET',
  path: '/news',
  query: /* @__PURE__ */ v.object({
    state: v.optional(v.picklist(newsStates, messages.notUnderstood), 'published'),
    page: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
      '1',
    ),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(NewsRow),
    counts: v.object({ published: v.number(), draft: v.number(), removed: v.number() }),
    more: v.boolean(),
  }),
  permission: 'news.edit',
} as const satisfies OfficeCall;

/** One piece of news, whatever its state. */
export const getNewsPiece = {
  method: 'GET',
  path: '/news/{id}',
  params,
  reads: true,
  answer: /* @__PURE__ */ v.object({ piece: NewsPiece }),
  permission: 'news.edit',
} as const satisfies OfficeCall;

const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });

/** Writes a new piece of news: a draft, or published at once. 422 for a chapter that is not theirs. */
export const addNews = {
  method: 'POST',
  path: '/news',
  body: /* @__PURE__ */ bodyOf({ ...entries, publish: v.boolean(messages.notUnderstood) }),
  reads: false,
  answer: Saved,
  permission: 'news.edit',
} as const satisfies OfficeCall;

/** Changes a piece of news; `publish` puts a draft on the site, and is no matter for what stands there. 409 when it has changed meanwhile. */
export const saveNews = {
  method: 'POST',
  path: '/news/{id}',
  params,
  body: /* @__PURE__ */ bodyOf({ ...entries, version: Version, publish: v.boolean(messages.notUnderstood) }),
  reads: false,
  answer: Saved,
  permission: 'news.edit',
} as const satisfies OfficeCall;

/** Takes a piece of news off the site, or puts a draft away. It stays among the removed ones. */
export const removeNews = {
  method: 'POST',
  path: '/news/{id}/remove',
  params,
  body: /* @__PURE__ */ bodyOf({ version: Version }),
  reads: false,
  answer: Done,
  permission: 'news.edit',
} as const satisfies OfficeCall;

/** Puts a removed piece back to where it was: on the site with its day, or among the drafts. */
export const restoreNews = {
  method: 'POST',
  path: '/news/{id}/restore',
  params,
  body: /* @__PURE__ */ bodyOf({}),
  reads: false,
  answer: Done,
  permission: 'news.edit',
} as const satisfies OfficeCall;

/** How Markdown will stand on the site. */
export const previewNews = {
  method: 'POST',
  path: '/news-preview',
  body: /* @__PURE__ */ bodyOf({
    markdown: v.pipe(
      v.string(messages.notUnderstood),
      v.maxLength(limits.text.story, messages.tooLong(limits.text.story)),
    ),
  }),
  reads: false,
  quiet: true,
  answer: /* @__PURE__ */ v.object({
    /** Reduced to what a page may hold. */
    html: v.string(),
    /** `2 min read`. */
    readTime: v.string(),
  }),
  permission: 'news.edit',
} as const satisfies OfficeCall;

/** The piece that files are for, by its id; `new` for one that is not written down yet. */
const FilesFor = /* @__PURE__ */ v.object({ id: Id });

/** Where the files are that they have sent for a piece of news and not saved. */
export const getNewsUploads = {
  method: 'GET',
  path: '/news/{id}/uploads',
  params: FilesFor,
  reads: true,
  quiet: true,
  answer: /* @__PURE__ */ v.object({ uploads: v.array(Upload) }),
  permission: 'news.edit',
} as const satisfies OfficeCall;

/** Says which picture is to come, as `startUpload` does. 422 when there are as many already as a piece can have. */
export const startNewsUpload = {
  method: 'POST',
  path: '/news/{id}/uploads',
  params: FilesFor,
  body: FileToSend,
  reads: false,
  answer: /* @__PURE__ */ v.object({ upload: Upload }),
  permission: 'news.edit',
} as const satisfies OfficeCall;
