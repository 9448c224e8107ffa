import { excerptOf, type Job } from '@banyan/api/contract';
import { jobs } from '../../content/jobs.ts';
import type { PageHead } from '../../head.ts';
import type { Begun } from '../not-found/noSuch.ts';
import { jobData } from './jobData.ts';
import { jobHref } from './jobPaths.ts';

/**
 * What the page of one job says about itself. Here, and not on the list, search engines want to hear of it.
 *
 * @param begun What the page began with; its job may not be known yet, or have left the board.
 */
export function jobHead(id: string, begun: Begun<{ job: Job }>): PageHead {
  const job = begun?.start.ready && 'job' in begun.start.data ? begun.start.data.job : undefined;
  const path = jobHref(id);
  const parent = { title: jobs.heading, path: '/job-board' };
  if (!job) return { path, title: jobs.gone.heading, description: jobs.gone.text, index: false, parent };
  const title = excerptOf(`${job.title}, ${job.company}`);
  // The rest is for those who fetch a page to read it.
  if (!import.meta.env.SSR) return { path, title };
  const description = excerptOf(job.description);
  return { path, title, description, parent, data: (origin) => [jobData(job, origin)] };
}
