import { excerptOf, type Job } from '@banyan/api/contract';
import { jobs } from '../../content/jobs.ts';
import type { PageHead } from '../../head.ts';
import { jobData } from './jobData.ts';
import { jobHref } from './jobPaths.ts';

/**
 * What the page of one job says about itself. Here, and not on the list, search engines want to hear of it.
 *
 * @param job Undefined while it is not known, and once it has left the board.
 */
export function jobHead(id: string, job: Job | undefined): PageHead {
  const path = jobHref(id);
  const parent = { title: jobs.heading, path: '/job-board' };
  if (!job) return { path, title: jobs.gone.heading, description: jobs.gone.text, index: false, parent };
  return {
    path,
    title: excerptOf(`${job.title}, ${job.company}`),
    description: excerptOf(job.description),
    parent,
    ...(import.meta.env.SSR && { data: (origin) => [jobData(job, origin)] }),
  };
}
