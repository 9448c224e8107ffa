import * as v from 'valibot';
import { mediaTypes } from '../../events/media.ts';
import { limits } from '../../limits.ts';
import { optionalLine } from '../../text.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';

const mebi = 1_048_576;

/** What a gallery may hold. Sizes are bytes. */
export const galleryLimits = {
  items: 200,
  photo: 40 * mebi,
  film: 512 * mebi,
  captions: 1_000_000,
  /** Of a file that goes up each piece has as many, but for the last. */
  piece: 4 * mebi,
  /** What can be seen on a picture, in characters. */
  alt: limits.text.link,
} as const;

/** What a file becomes: an item of the gallery, or what belongs to a film. */
export const uploadParts = ['item', 'poster', 'captions'] as const;
export type UploadPart = (typeof uploadParts)[number];

/** Where a file is: it comes, or is whole and waits; is worked on; can be saved; or never can be. */
const uploadStates = ['waiting', 'working', 'ready', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

/** An item as it stands in a gallery, or can. Addresses are paths of this site, or whole. */
export const GalleryItem = /* @__PURE__ */ v.object({
  /** What it is named by: no other item of this or any gallery has it, unless it is the same file. */
  path: v.string(),
  type: v.picklist(mediaTypes),
  filename: v.string(),
  /** What can be seen; empty when nobody has said. */
  alt: v.string(),
  /** A film's still, named by its path. */
  poster: v.nullable(v.string()),
  /** A film's WebVTT file, named by its path. */
  captions: v.nullable(v.string()),
  /** A small picture of it for an `<img>`; `null` for a film without a still. */
  thumb: v.nullable(v.string()),
});
export type GalleryItem = v.InferOutput<typeof GalleryItem>;

/** A file that they have sent and not saved. */
export const Upload = /* @__PURE__ */ v.object({
  id: v.string(),
  part: v.picklist(uploadParts),
  name: v.string(),
  /** Bytes in all. */
  size: v.number(),
  /** As the browser has it, in milliseconds since 1970: with name and size it tells the file from others. */
  lastModified: v.number(),
  /** Bytes that are here. */
  received: v.number(),
  state: v.picklist(uploadStates),
  /** Why it is refused, in a sentence or two. */
  reason: v.string(),
  /** What it has become, once it is ready. Of a still or captions only `path` and `thumb` tell anything. */
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

/** A file, before its first piece. */
export const FileToSend = /* @__PURE__ */ bodyOf({
  part: v.picklist(uploadParts, messages.notUnderstood),
  name: v.pipe(
    v.string(messages.notUnderstood),
    v.nonEmpty(messages.notUnderstood),
    v.maxLength(255, messages.notUnderstood),
  ),
  size: whole(Number.MAX_SAFE_INTEGER),
  /** Media type, as the browser says; empty when it does not. */
  type: v.pipe(v.string(messages.notUnderstood), v.maxLength(100, messages.notUnderstood)),
  lastModified: whole(Number.MAX_SAFE_INTEGER),
});

/** Names an item: an address of it. */
export const ItemPath = v.pipe(v.string(messages.notUnderstood), v.maxLength(1_000, messages.notUnderstood));

/** What can be seen. */
export const ItemAlt = optionalLine(galleryLimits.alt, {
  tooLong: messages.tooLong,
  characters: messages.characters,
});

/** An item to be saved: one that stands there, or that a file has become. Everything is named by its path. */
export const ItemToSave = /* @__PURE__ */ bodyOf({
  path: ItemPath,
  alt: ItemAlt,
  poster: v.nullable(ItemPath),
  captions: v.nullable(ItemPath),
});
export type ItemToSave = v.InferOutput<typeof ItemToSave>;
