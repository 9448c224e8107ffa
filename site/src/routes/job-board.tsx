import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
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
  head: (context) => {
    const start = context.loaderData?.start;
    return pageHead({ ...pages['/job-board'], jobs: start?.ready ? start.data : [] }, context);
  },
  component: JobBoardPage,
});
