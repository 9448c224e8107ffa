import type { SubmissionKind } from '@banyan/api/office/review/model';

const week = 7 * 24;

/**
 * Within how many hours whoever sent something is promised an answer, as the site's pages say it: a job within 48 hours, a
 * membership and a story within a week. Of corrections and messages they say nothing; nobody is to wait longer for those.
 */
export const promisedHours: Readonly<Record<SubmissionKind, number>> = {
  member: week,
  correction: week,
  story: week,
  job: 48,
  message: week,
};
