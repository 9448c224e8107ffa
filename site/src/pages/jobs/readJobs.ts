import { createClientOf, serverNow } from '@banyan/api/client';
import { excerptOf, getJobs, isOnBoard, type Job } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { noSuchJob } from './noSuchJob.ts';

const browserJobs = createClientOf({ getJobs }, { base: apiBase });

/** One job, and others for whoever looks further. */
export interface FoundJob {
  /** As tabs show it. */
  title: string;
  job: Job;
  others: readonly Job[];
}

/** How many others stand under a job. */
const mostOthers = 3;

/**
 * Reads one job that is on the board; the nearest when there is none with this id. The list has all of every job, and it
 * is a board: there are dozens of them, not thousands.
 *
 * @param context The loader's `serverContext`; without one it is read in the browser.
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
 * @param context The loader's `serverContext`; without one they are read in the browser.
 */
export async function readJobs(context: RequestContext | undefined, signal: AbortSignal): Promise<Job[]> {
  const { jobs } = await (context?.source ?? browserJobs).getJobs({ signal });
  return jobs.toSorted((one, other) => Date.parse(other.postedOn) - Date.parse(one.postedOn));
}
