import type { Job } from '@banyan/api/contract';
import { pages } from '../../content/pages.ts';
import type { PageHead } from '../../head.ts';
import { jobData } from './jobData.ts';

/** What the board says about itself: every job on it is told to search engines. */
export function jobBoardHead(jobs: readonly Job[]): PageHead {
  const page: PageHead = pages['/job-board'];
  if (!import.meta.env.SSR) return page;
  return { ...page, data: (origin) => jobs.map((job) => jobData(job, origin, page.path)) };
}
