import { EventMedia } from '@banyan/api/contract';
import { uploadParts } from '@banyan/api/office';
import * as v from 'valibot';

/** Job for the worker: convert a file and store the result in a folder. */
export const ItemJob = v.object({
  part: v.picklist(uploadParts),
  file: v.string(),
  /** Name of the result, without an extension. */
  name: v.string(),
  folder: v.string(),
});
export type ItemJob = v.InferOutput<typeof ItemJob>;

/** Result of the worker. Any other error than that of the file or a full disk ends the worker. */
export const ItemAnswer = v.object({
  /** Item as it is stored in its folder; missing if the file cannot be used. */
  item: v.optional(v.omit(EventMedia, ['alt'])),
  /** Reason why it cannot be used: a sentence without its beginning and end. */
  refused: v.optional(v.string(), ''),
  /** Set if the disk is full. */
  isFull: v.optional(v.boolean(), false),
  /** Set if the worker uses so much memory after this job that a new one should do the next. */
  isSpent: v.boolean(),
});
export type ItemAnswer = v.InferOutput<typeof ItemAnswer>;
