import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { JobBoardPage, loadJobBoardPage } from '../pages/jobs/jobBoardOnTouch.ts';

export const Route = createFileRoute('/job-board/')({
  loader: async ({ serverContext, location }) => {
    const [{ readJobs }, { jobQuery }] = await Promise.all([
      import('../pages/jobs/readJobs.ts'),
      import('../pages/jobs/jobQuery.ts'),
      loadJobBoardPage(),
    ]);
    return {
      start: await initialData((signal) => readJobs(serverContext, signal), serverContext?.ahead),
      rendered: jobQuery({ ...location.search }),
      now: serverNow(),
    };
  },
  head: (context) => pageHead(pages['/job-board'], context),
  component: JobBoardPage,
});
