import { initialData } from '@banyan/app/reading';
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { loadPastEventPage, PastEventPage } from '../pages/events/past/pastEventOnTouch.ts';
import { madeOnce } from '../touch/madeOnce.ts';

export const Route = createFileRoute('/events/past/$id')({
  loader: async ({ location, params, serverContext }) => {
    // With the page, and not before: what came as HTML is not read again until the page is touched.
    const { readEvent } = await import('../pages/events/readEvent.ts');
    const [start] = await Promise.all([
      initialData((signal) => readEvent(params.id, serverContext, signal)),
      loadPastEventPage(),
    ]);
    if (start.ready && (start.data === null || start.data.event.canceledAt)) throw notFound();
    return { start, search: location.searchStr, ...madeOnce(serverContext) };
  },
  // Opening a picture is a navigation, and no reason to read again.
  staleTime: 30_000,
  // What it is made of is loaded with the page and not with the front page.
  head: async ({ params, loaderData, matches }) => {
    const { pastEventHead } = await import('../pages/events/past/pastEventHead.ts');
    return pageHead(pastEventHead(params.id, loaderData), { matches });
  },
  component: PastEventPage,
  notFoundComponent: lazyRouteComponent(
    () => import('../pages/events/past/PastEventPage.tsx'),
    'PastEventMissing',
  ),
});
