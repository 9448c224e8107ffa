import { createClientOf, serverNow } from '@banyan/api/client';
import { excerptOf, getJobs, isOnBoard, type Job } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { noSuchJob } from './noSuchJob.ts';

const browserJobs = createClientOf({ getJobs }, { base: apiBase });

/** Job, and others to suggest. */
export interface FoundJob {
  /** Title for the browser tab. */
  title: string;
  job: Job;
  others: readonly Job[];
}

/** Maximum number of other jobs below a job. */
const mostOthers = 3;

/**
 * Reads a job on the board; similar jobs if none has this id. Reads the full list, which holds dozens of jobs, not thousands.
 *
 * @param context The loader’s `serverContext`; without it the data is read in the browser.
 */
export async function readJob(
  id: string,
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<FoundJob | NoSuch> {
  const all = await readJobs(context, signal);
  const now = serverNow();
  const open = all.filter(({ postedOn }) => isOnBoard(postedOn, now));
  const job = all.find(({ _id }) => _id === id);
  if (job && open.includes(job)) {
    const title = excerptOf(`${job.title}, ${job.company}`);
    return { title, job, others: open.filter((other) => other !== job).slice(0, mostOthers) };
  }
  return noSuchJob(job?.title ?? id, open);
}

/**
 * Reads the jobs on the board, newest first.
 *
 * @param context The loader’s `serverContext`; without it the jobs are read in the browser.
 */
export async function readJobs(context: RequestContext | undefined, signal: AbortSignal): Promise<Job[]> {
  const { jobs } = await (context?.source ?? browserJobs).getJobs({ signal });
  return jobs.toSorted((one, other) => Date.parse(other.postedOn) - Date.parse(one.postedOn));
}
