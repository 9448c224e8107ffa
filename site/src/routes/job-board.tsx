import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { JobBoardPage } from '../pages/jobs/JobBoardPage.tsx';
import { jobQuery } from '../pages/jobs/jobQuery.ts';
import { readJobs } from '../pages/jobs/readJobs.ts';

export const Route = createFileRoute('/job-board')({
  validateSearch: jobQuery,
  loader: async ({ serverContext, location }) => ({
    start: await initialData((signal) => readJobs(serverContext, signal)),
    rendered: jobQuery({ ...location.search }),
    now: Date.now(),
  }),
  // What it is made of is loaded with the page and not with the front page.
  head: async ({ loaderData, matches }) => {
    const { jobBoardHead } = await import('../pages/jobs/jobBoardHead.ts');
    return pageHead(jobBoardHead(loaderData?.start.ready ? loaderData.start.data : []), { matches });
  },
  component: JobBoardPage,
});
