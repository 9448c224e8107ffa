import { createFileRoute, notFound } from '@tanstack/react-router';
import { unsubscribe as words } from '../content/unsubscribe.ts';
import { type PageHead, pageHead } from '../head.ts';
import { UnsubscribePage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ serverContext }) => {
    const opened = serverContext?.unsubscribe;
    if (!opened) throw notFound();
    // Without the token, which is private.
    const head: PageHead = { path: '/unsubscribe', ...words.page, index: false };
    return { opened, head };
  },
  // Only the server knows the subscription; after Back, the page is shown as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: UnsubscribePage,
});
