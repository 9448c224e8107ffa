import { createFileRoute, notFound } from '@tanstack/react-router';
import { unsubscribe as words } from '../content/unsubscribe.ts';
import { type PageHead, pageHead } from '../head.ts';
import { UnsubscribePage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ serverContext }) => {
    const opened = serverContext?.unsubscribe;
    if (!opened) throw notFound();
    // Without the token: it is nobody else's.
    const head: PageHead = { path: '/unsubscribe', ...words.page, index: false };
    return { opened, head };
  },
  // The server alone knows what somebody wants; whoever comes back to the page finds it as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: UnsubscribePage,
});
