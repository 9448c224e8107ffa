import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { JobBoardPage } from '../pages/jobs/JobBoardPage.tsx';
import { jobQuery } from '../pages/jobs/jobQuery.ts';
import { readJobs } from '../pages/jobs/readJobs.ts';

export const Route = createFileRoute('/job-board/')({
  loader: async ({ serverContext, location }) => ({
    start: await initialData((signal) => readJobs(serverContext, signal), serverContext?.ahead),
    rendered: jobQuery({ ...location.search }),
    now: serverNow(),
  }),
  head: (context) => pageHead(pages['/job-board'], context),
  component: JobBoardPage,
});
