import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { JobPage } from '../pages/jobs/JobPage.tsx';
import { readJob } from '../pages/jobs/readJobs.ts';

export const Route = createFileRoute('/job-board/$id')({
  loader: async ({ params, serverContext }) => {
    const start = await initialData((signal) => readJob(params.id, serverContext, signal));
    if (start.ready && 'nearest' in start.data) throw notFound({ data: start.data });
    return { start, now: serverNow() };
  },
  // The code for the head loads with this page, not with the front page.
  head: async ({ params, loaderData, matches }) => {
    const { jobHead } = await import('../pages/jobs/jobHead.ts');
    return pageHead(jobHead(params.id, loaderData), { matches });
  },
  component: JobPage,
  notFoundComponent: lazyRouteComponent(() => import('../pages/jobs/JobGone.tsx'), 'JobGone'),
});
