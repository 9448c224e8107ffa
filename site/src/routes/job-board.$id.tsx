import { initialData } from '@banyan/app/reading';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { JobGone, JobPage } from '../pages/jobs/JobPage.tsx';
import { readJob } from '../pages/jobs/readJobs.ts';

export const Route = createFileRoute('/job-board/$id')({
  loader: async ({ params, serverContext }) => {
    const start = await initialData((signal) => readJob(params.id, serverContext, signal));
    if (start.ready && start.data === null) throw notFound();
    return { start, now: Date.now() };
  },
  // What it is made of is loaded with the page and not with the front page.
  head: async ({ loaderData, params, matches }) => {
    const { jobHead } = await import('../pages/jobs/jobHead.ts');
    const found = loaderData?.start.ready ? loaderData.start.data : null;
    return pageHead(jobHead(params.id, found?.job), { matches });
  },
  component: JobPage,
  notFoundComponent: JobGone,
});
