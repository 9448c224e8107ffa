import { createFileRoute, notFound } from '@tanstack/react-router';
import { answer as words } from '../content/answer.ts';
import { type PageHead, pageHead } from '../head.ts';
import { AnswerPage } from '../pages/answer/AnswerPage.tsx';

export const Route = createFileRoute('/answer')({
  loader: ({ serverContext }) => {
    const opened = serverContext?.answer;
    if (!opened) throw notFound();
    // Without the token: it is nobody else's.
    const head: PageHead = { path: '/answer', ...words.page, index: false };
    return { opened, head };
  },
  // The server alone knows what a link is good for; whoever comes back to the page finds it as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: AnswerPage,
});
