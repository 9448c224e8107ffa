import { limits } from '@banyan/api/contract';

const days = `${limits.jobBoardDays} days`;

/** The words of the job board. */
export const jobs = {
  heading: 'Job board',
  lede: 'Every job here was posted by someone you can write to.',
  post: { label: 'Post a job', href: '/submit-job' },
  list: 'Jobs',
  /** `5 jobs`, then `match` while the list is narrowed. */
  count: (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`,
  match: (count: number) => (count === 1 ? 'matches' : 'match'),
  onBoard: 'on the board',
  scale: { start: 'Posted', end: `Taken down after ${days}` },
  loading: 'Loading jobs...',
  clear: 'Clear filters',
  nothingMatches:
    'Nothing on the board matches all of that today. Try the type alone; new jobs come in most weeks.',
  nothingYet: 'The board is empty today. The next job could be yours to post.',
  /** Jobs are there, but the server did not confirm that they are the latest. */
  outdated: 'What stands here is as it was a while ago.',
  how: {
    heading: { label: 'Sheet', value: 'How this board works' },
    items: [
      { label: 'Who posts', value: 'Anyone hiring. A volunteer reads every posting first.' },
      { label: 'Review', value: '24-48 hours', half: true },
      { label: 'On the board', value: days, half: true },
      { label: 'Applications', value: 'Go straight to the company, not through us.' },
    ],
  },
} as const;
