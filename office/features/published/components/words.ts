import type { Published } from '@banyan/api/office';

/** What a job or a story is called. */
export const publishedTitle = (row: Published): string =>
  row.kind === 'job' ? row.job.title : row.story.title;

/** "“Senior geotechnical engineer” is off the board." */
export const takenDownWords = (row: Published): string =>
  `“${publishedTitle(row)}” is off the ${row.kind === 'job' ? 'board' : 'site'}.`;

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** How long a job stands on the board: "leaves in 6 days", "left 3 days ago". */
export function leavesWords(daysLeft: number): string {
  if (daysLeft < 0) return `expired ${days(-daysLeft)} ago`;
  return daysLeft === 0 ? 'expires today' : `expires in ${days(daysLeft)}`;
}

/** What decides, in a sentence: a job's company and place, a story's category and author. */
export function publishedFacts(row: Published, categories: Readonly<Record<string, string>>): string {
  const facts =
    row.kind === 'job'
      ? [row.job.company, row.job.location]
      : [categories[row.story.category], row.story.author];
  // What came with the first start was approved by nobody.
  return [...facts, row.approvedBy && `approved by ${row.approvedBy}`].filter(Boolean).join(', ');
}
