import { OptionalNote, StoryText, StoryTitle } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Published, page } from '@banyan/api/office/published/published';
import { RefParams, Version } from '@banyan/api/office/review/model';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const publishedCalls = {
  /** What stands on the site of what was sent in: jobs by the day they leave, stories newest first. 50 to a page. */
  getPublished: read('/published', {
    permission: 'queue.see',
    query: {
      kind: v.optional(v.picklist(['job', 'story'], messages.notUnderstood), 'job'),
      /** Of jobs: all on the board, those that leave within a week, those that have left. */
      state: v.optional(v.picklist(['shown', 'leaving', 'left'], messages.notUnderstood), 'shown'),
      page,
    },
    answer: {
      rows: v.array(Published),
      counts: v.object({ job: v.number(), story: v.number(), leaving: v.number() }),
      more: v.boolean(),
    },
  }),

  /** Takes a job or a story off the site at once; its row stays. 409 when it has changed meanwhile. With a reason whoever sent it gets a letter, which is held; without nobody is told. */
  unpublish: write('/published/{ref}/take-down', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: {
      version: Version,
      reason: OptionalNote,
    },
    answer: { leavesAt: v.nullable(v.string()), isMailSetUp: v.boolean() },
  }),

  /** Puts a job on the board for another 60 days. */
  renewJob: write('/published/{ref}/renew', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: { version: Version },
    /** Its last day, ISO. */
    answer: { until: v.string() },
  }),

  /**
   * Puts a job or a story back that was taken down, with the letter about it unless that has left; or a job back to the day it had
   * before it was renewed. 409 when something else was done to it since.
   */
  undoPublished: write('/published/{ref}/undo', {
    permission: 'queue.decide',
    params: RefParams.entries,
    answer: Done,
  }),

  /** Mends a slip in a published story; its author gets the new text when they shall be told. 409 when it has changed meanwhile, or an editor wrote it. */
  editStory: write('/published/{ref}/story', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: {
      version: Version,
      title: StoryTitle,
      text: StoryText,
      notifyAuthor: v.boolean(messages.notUnderstood),
    },
    answer: Done,
  }),
} as const;
