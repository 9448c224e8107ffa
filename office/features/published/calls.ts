import { OptionalNote, StoryText, StoryTitle } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Published, page } from '@banyan/api/office/published/published';
import { RefParams, Version } from '@banyan/api/office/review/model';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const publishedCalls = {
  /** Published submissions: jobs by their last day, stories newest first. 50 to a page. */
  getPublished: read('/published', {
    permission: 'queue.see',
    query: {
      kind: v.optional(v.picklist(['job', 'story'], messages.notUnderstood), 'job'),
      /** Filter of jobs: all on the board, those that expire within a week, or expired ones. */
      state: v.optional(v.picklist(['shown', 'leaving', 'left'], messages.notUnderstood), 'shown'),
      page,
    },
    answer: {
      rows: v.array(Published),
      counts: v.object({ job: v.number(), story: v.number(), leaving: v.number() }),
      more: v.boolean(),
    },
  }),

  /**
   * Unpublishes a job or a story at once; its row stays. 409 when it has changed. With a reason, the submitter gets a scheduled
   * email; without one, nobody is notified.
   */
  unpublish: write('/published/{ref}/take-down', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: {
      version: Version,
      reason: OptionalNote,
    },
    answer: { leavesAt: v.nullable(v.string()), isMailSetUp: v.boolean() },
  }),

  /** Renews a job for another 60 days. */
  renewJob: write('/published/{ref}/renew', {
    permission: 'queue.decide',
    params: RefParams.entries,
    body: { version: Version },
    /** ISO: last day of the job. */
    answer: { until: v.string() },
  }),

  /**
   * Republishes a job or story and cancels the email about it unless it was sent; or undoes the renewal of a job. 409 after any
   * other change.
   */
  undoPublished: write('/published/{ref}/undo', {
    permission: 'queue.decide',
    params: RefParams.entries,
    answer: Done,
  }),

  /**
   * Corrects a published story; its author gets the new text if `notifyAuthor` is set. 409 when it has changed, or when an editor
   * wrote it.
   */
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
