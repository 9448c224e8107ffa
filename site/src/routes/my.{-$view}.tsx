import { loadServerHtml } from '@banyan/app/reading';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { MyPage } from '../pages/my/MyPage.tsx';
import { myViews } from '../pages/my/myViews.ts';

export const Route = createFileRoute('/my/{-$view}')({
  loader: async ({ serverContext }) => {
    if (!serverContext?.my) throw notFound();
    await loadServerHtml(myViews);
    return {
      opened: serverContext.my,
      apiBase: serverContext.apiBase,
      office: serverContext.office ?? false,
    };
  },
  // Only the server knows what it shows; links here load a document.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches }) =>
    pageHead(
      {
        path: '/my',
        title: 'My page',
        description: 'Your entry, your tickets, your receipts, and the way out. No account, no password.',
        index: false,
      },
      { matches },
    ),
  component: MyPage,
});
