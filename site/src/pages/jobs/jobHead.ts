import { excerptOf } from '@banyan/api/contract';
import { jobs } from '../../content/jobs.ts';
import { unknownTitles } from '../../content/unknownTitles.ts';
import type { PageHead } from '../../head.ts';
import type { Begun } from '../not-found/noSuch.ts';
import { titleIn } from '../titleIn.ts';
import { jobData } from './jobData.ts';
import { jobHref } from './jobPaths.ts';
import type { FoundJob } from './readJobs.ts';

/**
 * What the page of one job says about itself. Here, and not on the list, search engines want to hear of it.
 *
 * @param begun What the page began with; its job may not be known yet, or have left the board.
 */
export function jobHead(id: string, begun: Begun<FoundJob>): PageHead {
  const path = jobHref(id);
  const title = titleIn(begun, unknownTitles.job);
  // The rest is for those who fetch a page to read it.
  if (!import.meta.env.SSR) return { path, title };
  const job = begun?.start.ready && 'job' in begun.start.data ? begun.start.data.job : undefined;
  const parent = { title: jobs.heading, path: '/job-board' };
  if (!job) return { path, title, description: jobs.gone.text, index: false, parent };
  const description = excerptOf(job.description);
  return { path, title, description, parent, data: (origin) => [jobData(job, origin)] };
}
