import * as v from 'valibot';
import { pictureKinds } from './picture-kinds.ts';

/** What the worker is asked: to make one picture smaller, within bounds. */
export const PictureJob = v.object({
  /** The file. */
  bytes: v.instance(Uint8Array),
  /** Pixels of what becomes of it, at most. */
  most: v.object({ width: v.number(), height: v.number() }),
  /** Pixels that smaller copies are wide; of one that is not wider itself there is none. */
  copies: v.array(v.number()),
  bounds: v.object({
    pixels: v.number(),
    fewer: v.record(v.picklist(pictureKinds), v.optional(v.number())),
    side: v.number(),
  }),
});
export type PictureJob = v.InferOutput<typeof PictureJob>;

/** What becomes of a picture. */
export const ShrunkPicture = v.object({
  /** As JPEG. */
  bytes: v.instance(Uint8Array),
  /** Pixels. */
  width: v.number(),
  height: v.number(),
  /** As WebP. */
  copies: v.array(v.object({ width: v.number(), bytes: v.instance(Uint8Array) })),
});
export type ShrunkPicture = v.InferOutput<typeof ShrunkPicture>;

/** What it answers. Any fault but the picture's ends the worker. */
export const PictureAnswer = v.object({
  /** Missing when it cannot be used. */
  picture: v.optional(ShrunkPicture),
  /** Why it cannot be used: a sentence without its beginning and end. */
  refused: v.optional(v.string(), ''),
  /** Whether the worker holds so much memory after this one that a fresh one should open the next. */
  isSpent: v.boolean(),
});
export type PictureAnswer = v.InferOutput<typeof PictureAnswer>;
