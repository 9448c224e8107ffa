import * as v from 'valibot';
import { mediaTypes } from '../../events/media.ts';
import { Focus } from '../../known-picture.ts';
import { limits } from '../../limits.ts';
import { optionalLine } from '../../text.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';

const mebi = 1_048_576;

/** Limits of a gallery. Sizes are bytes. */
export const galleryLimits = {
  items: 200,
  photo: 40 * mebi,
  film: 512 * mebi,
  captions: 1_000_000,
  /** Size of each piece of an uploaded file, except the last one. */
  piece: 4 * mebi,
  /** Longest alternative text of a picture, in characters. */
  alt: limits.text.link,
} as const;

/** Purposes of a file: an item of the gallery, or a film's poster or captions. */
export const uploadParts = ['item', 'poster', 'captions'] as const;
export type UploadPart = (typeof uploadParts)[number];

/**
 * States of a file. `waiting`: it is arriving or waits for processing. `working`: it is being processed. `ready`: it can be saved.
 * `refused`: it cannot be used.
 */
const uploadStates = ['waiting', 'working', 'ready', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

/** Item of a gallery, saved or not. Addresses are paths of this site, or absolute. */
export const GalleryItem = /* @__PURE__ */ v.object({
  /** Unique name of the item across all galleries, unless it is the same file. */
  path: v.string(),
  type: v.picklist(mediaTypes),
  filename: v.string(),
  /** Alternative text; empty if there is none. */
  alt: v.string(),
  /** Path of a film's poster. */
  poster: v.nullable(v.string()),
  /** Path of a film's WebVTT file. */
  captions: v.nullable(v.string()),
  /** Thumbnail for an `<img>`; `null` for a film without a poster. */
  thumb: v.nullable(v.string()),
  /** Pixels of the original; `null` if unknown. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** Focal point of a photo; `null` for a film, and for a photo whose middle is kept. */
  focus: v.nullable(Focus),
  /** True for a photo with text, which is shown whole. */
  hasText: v.boolean(),
});
export type GalleryItem = v.InferOutput<typeof GalleryItem>;

/** File that the volunteer has uploaded but not saved. */
export const Upload = /* @__PURE__ */ v.object({
  id: v.string(),
  part: v.picklist(uploadParts),
  name: v.string(),
  /** Size of the whole file in bytes. */
  size: v.number(),
  /** Modification time from the browser, in milliseconds since 1970. Together with name and size it identifies the file. */
  lastModified: v.number(),
  /** Bytes received so far. */
  received: v.number(),
  state: v.picklist(uploadStates),
  /** Reason why the file was rejected, in one or two sentences. */
  reason: v.string(),
  /** Resulting item, once it is ready. For a poster or captions, only `path` and `thumb` are meaningful. */
  item: v.nullable(GalleryItem),
});
export type Upload = v.InferOutput<typeof Upload>;

const whole = (most: number) =>
  v.pipe(
    v.number(messages.notUnderstood),
    v.integer(messages.notUnderstood),
    v.minValue(0, messages.notUnderstood),
    v.maxValue(most, messages.notUnderstood),
  );

/** Description of a file, sent before its first piece. */
export const FileToSend = /* @__PURE__ */ bodyOf({
  part: v.picklist(uploadParts, messages.notUnderstood),
  name: v.pipe(
    v.string(messages.notUnderstood),
    v.nonEmpty(messages.notUnderstood),
    v.maxLength(255, messages.notUnderstood),
  ),
  size: whole(Number.MAX_SAFE_INTEGER),
  /** Media type from the browser; empty if unknown. */
  type: v.pipe(v.string(messages.notUnderstood), v.maxLength(100, messages.notUnderstood)),
  lastModified: whole(Number.MAX_SAFE_INTEGER),
});

/** Path that identifies an item. */
export const ItemPath = v.pipe(v.string(messages.notUnderstood), v.maxLength(1_000, messages.notUnderstood));

/** Alternative text. */
export const ItemAlt = optionalLine(galleryLimits.alt, {
  tooLong: messages.tooLong,
  characters: messages.characters,
});

/** Focal point that a volunteer sets. */
export const ItemFocus = v.config(Focus, { message: messages.notUnderstood });

/** Choices for the crops of a photo. Without them they stay as they are. */
export const ItemCrop = {
  focus: v.optional(v.nullable(ItemFocus)),
  hasText: v.optional(v.boolean(messages.notUnderstood)),
};

/** Item to save: one already in the gallery, or one made from an uploaded file. All references are paths. */
export const ItemToSave = /* @__PURE__ */ bodyOf({
  path: ItemPath,
  alt: ItemAlt,
  poster: v.nullable(ItemPath),
  captions: v.nullable(ItemPath),
  ...ItemCrop,
});
export type ItemToSave = v.InferOutput<typeof ItemToSave>;
