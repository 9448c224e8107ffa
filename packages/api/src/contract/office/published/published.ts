import * as v from 'valibot';
import { Job } from '../../jobs/job.ts';
import { Story } from '../../stories/story.ts';
import { Done } from '../done.ts';
import { bodyOf, NoBody, OptionalNote, StoryText, StoryTitle } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { RefParams, Version } from '../review/model.ts';

const page = v.optional(
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

/** What stands on the site of what was sent in: jobs by the day they leave, stories newest first. 50 to a page. */
export const getPublished = {
  method: 'GET',
  path: '/published',
  query: /* @__PURE__ */ v.object({
    kind: v.optional(v.picklist(['job', 'story'], messages.notUnderstood), 'job'),
    /** Of jobs: all on the board, those that leave within a week, those that have left. */
    state: v.optional(v.picklist(['shown', 'leaving', 'left'], messages.notUnderstood), 'shown'),
    page,
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(Published),
    counts: v.object({ job: v.number(), story: v.number(), leaving: v.number() }),
    more: v.boolean(),
  }),
  permission: 'queue.see',
} as const satisfies OfficeCall;

/** Takes a job or a story off the site at once; its row stays. 409 when it has changed meanwhile. With a reason whoever sent it gets a letter, which is held; without nobody is told. */
export const takeDown = {
  method: 'POST',
  path: '/published/{ref}/take-down',
  params: RefParams,
  body: /* @__PURE__ */ bodyOf({
    version: Version,
    reason: OptionalNote,
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ leavesAt: v.nullable(v.string()), isMailSetUp: v.boolean() }),
  permission: 'queue.decide',
} as const satisfies OfficeCall;

/** Puts a job on the board for another 60 days. */
export const renewJob = {
  method: 'POST',
  path: '/published/{ref}/renew',
  params: RefParams,
  body: /* @__PURE__ */ bodyOf({ version: Version }),
  reads: false,
  /** Its last day, ISO. */
  answer: /* @__PURE__ */ v.object({ until: v.string() }),
  permission: 'queue.decide',
} as const satisfies OfficeCall;

/**
 * Puts a job or a story back that was taken down, with the letter about it unless that has left; or a job back to the day it had
 * before it was renewed. 409 when something else was done to it since.
 */
export const undoPublished = {
  method: 'POST',
  path: '/published/{ref}/undo',
  params: RefParams,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'queue.decide',
} as const satisfies OfficeCall;

/** Mends a slip in a published story; its author gets the new text when they shall be told. 409 when it has changed meanwhile, or an editor wrote it. */
export const editStory = {
  method: 'POST',
  path: '/published/{ref}/story',
  params: RefParams,
  body: /* @__PURE__ */ bodyOf({
    version: Version,
    title: StoryTitle,
    text: StoryText,
    tellAuthor: v.boolean(messages.notUnderstood),
  }),
  reads: false,
  answer: Done,
  permission: 'queue.decide',
} as const satisfies OfficeCall;
