import * as v from 'valibot';
import { Job } from '../../jobs/job.ts';
import { Story } from '../../stories/story.ts';
import { officeMessages as messages } from '../messages.ts';
import { Version } from '../review/model.ts';

export const page = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
  '1',
);

/** A job on the board, or one that has left it. */
const PublishedJob = v.object({
  kind: v.literal('job'),
  ref: v.string(),
  version: Version,
  job: Job,
  /** Whole days until it leaves the board, today counted: 60 to 1; below 0 for one that has left. */
  daysLeft: v.number(),
  approvedBy: v.string(),
});

/** A story on the site. */
const PublishedStory = v.object({
  kind: v.literal('story'),
  ref: v.string(),
  version: Version,
  story: Story,
  /** Plain text; empty for one that an editor wrote, whose words are not mended here. */
  text: v.string(),
  /** Whether its author can be told. */
  hasAuthor: v.boolean(),
  approvedBy: v.string(),
});

export const Published = /* @__PURE__ */ v.variant('kind', [PublishedJob, PublishedStory]);
export type Published = v.InferOutput<typeof Published>;
