import { createFileRoute, notFound } from '@tanstack/react-router';
import { answer as words } from '../content/answer.ts';
import { type PageHead, pageHead } from '../head.ts';
import { AnswerPage } from '../pages/answer/AnswerPage.tsx';

export const Route = createFileRoute('/answer')({
  loader: ({ serverContext }) => {
    const opened = serverContext?.answer;
    if (!opened) throw notFound();
    // Without the token, which is private.
    const head: PageHead = { path: '/answer', ...words.page, index: false };
    return { opened, head };
  },
  // Only the server knows whether a link is valid; after Back, the page is shown as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: AnswerPage,
});
