import { EventMedia } from '@banyan/api/contract';
import { uploadParts } from '@banyan/api/office';
import * as v from 'valibot';

/** What the worker is asked: to put into a folder what becomes of a file. */
export const ItemJob = v.object({
  part: v.picklist(uploadParts),
  file: v.string(),
  /** How what becomes of it is called, without an extension. */
  name: v.string(),
  folder: v.string(),
});
export type ItemJob = v.InferOutput<typeof ItemJob>;

/** What it answers. Any fault but the file's, or the disk's, ends the worker. */
export const ItemAnswer = v.object({
  /** As it lies in its folder; missing when it cannot be used. */
  item: v.optional(v.omit(EventMedia, ['alt'])),
  /** Why it cannot be used: a sentence without its beginning and end. */
  refused: v.optional(v.string(), ''),
  /** The disk takes nothing more. */
  isFull: v.optional(v.boolean(), false),
  /** Whether the worker holds so much memory after this one that a fresh one should make the next. */
  isSpent: v.boolean(),
});
export type ItemAnswer = v.InferOutput<typeof ItemAnswer>;
