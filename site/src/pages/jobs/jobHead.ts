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
 * Metadata of a job’s page. Search engines want structured data here, not on the list.
 *
 * @param begun Data the page starts with; the job may be unknown, or no longer on the board.
 */
export function jobHead(id: string, begun: Begun<FoundJob>): PageHead {
  const path = jobHref(id);
  const title = titleIn(begun, unknownTitles.job);
  // The rest is only for programs that fetch the page.
  if (!import.meta.env.SSR) return { path, title };
  const job = begun?.start.ready && 'job' in begun.start.data ? begun.start.data.job : undefined;
  const parent = { title: jobs.heading, path: '/job-board' };
  if (!job) return { path, title, description: jobs.gone.text, index: false, parent };
  const description = excerptOf(job.description);
  return { path, title, description, parent, data: (origin) => [jobData(job, origin)] };
}
