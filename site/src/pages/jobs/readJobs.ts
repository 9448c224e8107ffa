import { createClientOf } from '@banyan/api/client';
import { getJobs, type Job } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';

const browserJobs = createClientOf({ getJobs }, { base: apiBase });

/**
 * Reads the jobs on the board, newest first.
 *
 * @param context The loader's `serverContext`; without one they are read in the browser.
 */
export async function readJobs(context: RequestContext | undefined, signal: AbortSignal): Promise<Job[]> {
  const { jobs } = await (context?.source ?? browserJobs).getJobs({ signal });
  return jobs.toSorted((one, other) => Date.parse(other.postedOn) - Date.parse(one.postedOn));
}
