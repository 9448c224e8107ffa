import { foldedText, isOnBoard, type Job, jobAge, jobDays, jobPay } from '@banyan/api/contract';
import type { ListedJob } from '@banyan/ui/content';
import { jobHref, jobRowId } from './jobPaths.ts';
import type { JobQuery } from './jobQuery.ts';

/**
 * Selects the jobs that the board shows: not older than sixty days, searched and filtered. The input may hold older ones, from a
 * page built some time ago.
 *
 * @param now Milliseconds since 1970; during hydration, the time of rendering.
 */
export function jobsView(
  all: readonly Job[],
  { search, location, jobType, remote, sort }: JobQuery,
  now: number,
): ListedJob[] {
  const words = wordsOf(search);
  const places = wordsOf(location);
  const found = all.filter(
    (job) =>
      isOnBoard(job.postedOn, now) &&
      (jobType === undefined || job.jobType === jobType) &&
      (remote === undefined || job.remote === true) &&
      hasAll([job.title, job.company, job.location, job.description, job.requirements], words) &&
      hasAll([job.location], places),
  );
  // The API returns the newest first. All jobs stay for the same number of days, so reversing the list puts the ones that leave
  // soonest first.
  return (sort === 'closing' ? found.toReversed() : found).map((job) => listedJob(job, now));
}

/** Builds a job for its row and its page. */
export function listedJob(job: Job, now: number): ListedJob {
  const { name, email, contactNo } = job.postedBy.User;
  return {
    id: jobRowId(job),
    title: job.title,
    company: job.company,
    location: job.location,
    jobType: job.jobType,
    remote: job.remote === true,
    pay: jobPay(job),
    description: job.description,
    requirements: job.requirements,
    age: `Posted ${jobAge(job.postedOn, now)}`,
    dateTime: job.postedOn,
    days: jobDays(job.postedOn, now),
    poster: { name, email, phone: contactNo },
    applyHref: job.applicationLink,
    href: jobHref(job._id),
  };
}

const wordsOf = (text = '') => foldedText(text).split(/\s+/).filter(Boolean);

function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  const text = foldedText(texts.join('\n'));
  return words.every((word) => text.includes(word));
}
