import { initialData } from '@banyan/app/reading';
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { PastEventPage } from '../pages/events/past/PastEventPage.tsx';
import { readEvent } from '../pages/events/readEvent.ts';

export const Route = createFileRoute('/events/past/$id')({
  loader: async ({ location, params, serverContext }) => {
    const start = await initialData((signal) => readEvent(params.id, serverContext, signal));
    if (start.ready && (start.data === null || start.data.event.canceledAt)) throw notFound();
    return { start, search: location.searchStr };
  },
  // Opening a picture is a navigation, but needs no new data.
  staleTime: 30_000,
  // The code for the head loads with this page, not with the front page.
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
