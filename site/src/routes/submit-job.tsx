import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { SubmitJobPage } from '../pages/jobs/SubmitJobPage.tsx';

export const Route = createFileRoute('/submit-job')({
  // There is data only after a form was posted without JavaScript.
  loader: ({ serverContext }) => ({ serverState: serverContext?.posted?.job ?? null }),
  head: (context) => pageHead(pages['/submit-job'], context),
  component: SubmitJobPage,
});
