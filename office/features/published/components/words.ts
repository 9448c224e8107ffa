import type { Published } from '@banyan/api/office';

/** Title of a job or a story. */
export const publishedTitle = (row: Published): string =>
  row.kind === 'job' ? row.job.title : row.story.title;

/** Sentence about an unpublished job or story: "“Senior geotechnical engineer” is off the board." */
export const unpublishedWords = (row: Published): string =>
  `“${publishedTitle(row)}” is off the ${row.kind === 'job' ? 'board' : 'site'}.`;

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Time a job has left on the board: "expires in 6 days", "expired 3 days ago". */
export function leavesWords(daysLeft: number): string {
  if (daysLeft < 0) return `expired ${days(-daysLeft)} ago`;
  return daysLeft === 0 ? 'expires today' : `expires in ${days(daysLeft)}`;
}

/** Name of the volunteer who approved it. Sample data has none: the server returns the name of the sample data or nothing. */
function approvalWords(by: Published['approvedBy']): string {
  if (!by) return '';
  return by === 'samples' ? 'sample data' : `approved by ${by}`;
}

/** Facts about a job or a story, in one line: a job's company and place, a story's category and author. */
export function publishedFacts(row: Published, categories: Readonly<Record<string, string>>): string {
  const facts =
    row.kind === 'job'
      ? [row.job.company, row.job.location]
      : [categories[row.story.category], row.story.author];
  return [...facts, approvalWords(row.approvedBy)].filter(Boolean).join(', ');
}
