import * as v from 'valibot';
import { Job } from '../../jobs/job.ts';
import { Story } from '../../stories/story.ts';
import { officeMessages as messages } from '../messages.ts';
import { Version } from '../review/model.ts';

export const page = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
  '1',
);

/** Job on the board, or one that has left it. */
const PublishedJob = v.object({
  kind: v.literal('job'),
  ref: v.string(),
  version: Version,
  job: Job,
  /** Whole days until it leaves the board, including today: 60 to 1; below 0 after it left. */
  daysLeft: v.number(),
  approvedBy: v.string(),
});

/** Story on the site. */
const PublishedStory = v.object({
  kind: v.literal('story'),
  ref: v.string(),
  version: Version,
  story: Story,
  /** Plain text; empty for a story written by an editor, which cannot be edited here. */
  text: v.string(),
  /** True if its author can be notified. */
  hasAuthor: v.boolean(),
  approvedBy: v.string(),
});

export const Published = /* @__PURE__ */ v.variant('kind', [PublishedJob, PublishedStory]);
export type Published = v.InferOutput<typeof Published>;
