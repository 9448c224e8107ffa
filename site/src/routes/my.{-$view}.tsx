import type { OpenedMyPage } from '@banyan/api/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { MyPage } from '../pages/my/MyPage.tsx';

/** Page of a static host, which cannot offer the member’s own page. */
const elsewhere: OpenedMyPage = { status: 200, my: { state: 'elsewhere' }, said: undefined };

export const Route = createFileRoute('/my/{-$view}')({
  loader: ({ params, serverContext }) => {
    const opened = serverContext?.my ?? (params.view === undefined ? elsewhere : undefined);
    if (!opened) throw notFound();
    return { opened, apiBase: serverContext?.apiBase ?? '', office: serverContext?.office ?? false };
  },
  // Only the server knows the content; links to this page load a document.
  staleTime: Number.POSITIVE_INFINITY,
  head: (context) => pageHead(pages['/my'], context),
  component: MyPage,
});
