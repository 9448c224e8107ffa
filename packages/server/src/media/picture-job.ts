import { Focus } from '@banyan/api/contract';
import * as v from 'valibot';
import { pictureKinds } from './picture-kinds.ts';

/** Job for the worker: shrink one picture, within bounds. */
export const PictureJob = v.object({
  /** Content of the file. */
  bytes: v.instance(Uint8Array),
  /** Maximum size of the result in pixels. */
  most: v.object({ width: v.number(), height: v.number() }),
  /** Widths of smaller copies in pixels; widths above that of the picture are skipped. */
  copies: v.array(v.number()),
  bounds: v.object({
    pixels: v.number(),
    fewer: v.record(v.picklist(pictureKinds), v.optional(v.number())),
    side: v.number(),
  }),
});
export type PictureJob = v.InferOutput<typeof PictureJob>;

/** A shrunk picture. */
export const ShrunkPicture = v.object({
  /** JPEG file. */
  bytes: v.instance(Uint8Array),
  /** Pixels. */
  width: v.number(),
  height: v.number(),
  /** Guess of the focal point. */
  focus: Focus,
  /** WebP files. */
  copies: v.array(v.object({ width: v.number(), bytes: v.instance(Uint8Array) })),
});
export type ShrunkPicture = v.InferOutput<typeof ShrunkPicture>;

/** Result of the worker. Any other error than that of the picture ends the worker. */
export const PictureAnswer = v.object({
  /** Missing if the picture cannot be used. */
  picture: v.optional(ShrunkPicture),
  /** Reason why it cannot be used: a sentence without its beginning and end. */
  refused: v.optional(v.string(), ''),
  /** Set if the worker uses so much memory after this job that a new one should open the next picture. */
  isSpent: v.boolean(),
});
export type PictureAnswer = v.InferOutput<typeof PictureAnswer>;
