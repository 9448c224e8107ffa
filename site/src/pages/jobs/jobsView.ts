import { foldedText, isOnBoard, type Job, jobAge, jobDays, jobPay } from '@banyan/api/contract';
import type { ListedJob } from '@banyan/ui/content';
import { jobHref, jobRowId } from './jobPaths.ts';
import type { JobQuery } from './jobQuery.ts';

/**
 * What the board shows of all jobs: those whose sixty days are not over, searched and narrowed. A page that was built
 * some time ago holds older ones, too.
 *
 * @param now Milliseconds since 1970; while a page comes alive, those of whoever rendered it.
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
  // The API has the newest first; each leaves after as many days, so the others are the same from behind.
  return (sort === 'closing' ? found.toReversed() : found).map((job) => listedJob(job, now));
}

/** A job as its row and its page show it. */
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
