import type { SubmissionKind } from '@banyan/api/office/review/model';

const week = 7 * 24;

/**
 * Number of hours within which the site’s pages promise an answer: 48 hours for a job, a week for a membership request or a story.
 * They promise nothing for corrections and messages, which get a week, too.
 */
export const promisedHours: Readonly<Record<SubmissionKind, number>> = {
  member: week,
  correction: week,
  story: week,
  job: 48,
  message: week,
};
