import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { JobBoardPage } from '../pages/jobs/JobBoardPage.tsx';
import { jobQuery } from '../pages/jobs/jobQuery.ts';

export const Route = createFileRoute('/job-board')({
  validateSearch: jobQuery,
  // Its parts are loaded with it and not with the front page.
  loader: async ({ serverContext, location }) => {
    const { readJobs } = await import('../pages/jobs/readJobs.ts');
    return {
      start: await headStart((signal) => readJobs(serverContext, signal)),
      rendered: jobQuery({ ...location.search }),
      now: Date.now(),
    };
  },
  head: async ({ loaderData, matches }) => {
    const { jobBoardHead } = await import('../pages/jobs/jobBoardHead.ts');
    return pageHead(jobBoardHead(loaderData?.start.ready ? loaderData.start.data : []), { matches });
  },
  component: JobBoardPage,
});
