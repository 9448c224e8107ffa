import { limits } from '@banyan/api/contract';
import { unknownTitles } from './unknownTitles.ts';

const days = `${limits.jobBoardDays} days`;

/** Texts of the job board. */
export const jobs = {
  heading: 'Job board',
  lede: 'Every job here was posted by someone you can write to.',
  post: { label: 'Post a job', href: '/submit-job' },
  back: { label: 'Job board', href: '/job-board' },
  list: 'Jobs',
  /** Sort orders, each with its value in the URL. Newest first has none. */
  sorts: [
    { label: 'Newest', sort: undefined },
    { label: 'Closing soon', sort: 'closing' },
  ],
  /** `5 jobs`; `match` follows while the list is filtered. */
  count: (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`,
  match: (count: number) => (count === 1 ? 'matches' : 'match'),
  onBoard: 'on the board',
  /** Below a long board: `20 of 65`. */
  shown: (shown: number, total: number) => `${shown} of ${total}`,
  more: 'More jobs',
  scale: { start: 'Posted', end: `Expires after ${days}` },
  loading: 'Loading jobs...',
  loadingOne: 'Loading job...',
  clear: 'Clear filters',
  nothingMatches:
    'No job matches all of these filters today. Try fewer filters; new jobs come in most weeks.',
  nothingYet: 'The board is empty today. The next job could be yours to post.',
  /** Shown when the server did not confirm that the listed jobs are current. */
  outdated: 'This list may be out of date.',
  /** Texts of the page of a single job. */
  one: {
    posted: (ms: number) => `Posted ${dayOf(ms)}`,
    until: (ms: number) => `Expires ${dayOf(ms)}`,
    facts: { label: 'Sheet', value: 'The job at a glance' },
    labels: { pay: 'Pay', company: 'Company', place: 'Place', type: 'Kind of work' },
    orRemote: (place: string) => (/\bremote\b/i.test(place) ? place : `${place}, or remote`),
    others: 'Also on the board',
    all: 'All jobs',
  },
  /** Shown when a job is no longer on the board. */
  gone: {
    heading: unknownTitles.job,
    text: `A posting stays for ${days}, or until the job is filled. The board shows the open jobs.`,
    near: 'Open today',
    open: 'See the open jobs',
  },
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

/** Formats in UTC, so that server and browser render the same day. */
function dayOf(ms: number): string {
  return new Date(ms).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}
