import { serverNow } from '@banyan/api/client';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { SubmitStoryPage } from '../pages/submit-story/SubmitStoryPage.tsx';

export const Route = createFileRoute('/submit-story')({
  // There is more data than the year only after a form was posted without JavaScript.
  loader: ({ serverContext }) => ({
    serverState: serverContext?.posted?.story ?? null,
    year: new Date(serverNow()).getFullYear(),
  }),
  head: (context) => pageHead(pages['/submit-story'], context),
  component: SubmitStoryPage,
});
