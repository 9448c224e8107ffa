import { loadServerHtml } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { jobHeroModule } from '../pages/jobs/jobHeroModule.ts';
import { loadSubmitJobPage, SubmitJobPage } from '../pages/jobs/submitJobOnTouch.ts';

export const Route = createFileRoute('/submit-job')({
  // Only an answer to a form that was posted without JavaScript brings anything along.
  loader: async ({ serverContext }) => {
    await Promise.all([loadSubmitJobPage(), loadServerHtml(jobHeroModule)]);
    return { serverState: serverContext?.posted?.job ?? null };
  },
  head: (context) => pageHead(pages['/submit-job'], context),
  component: SubmitJobPage,
});
