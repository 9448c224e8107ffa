import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { readEvent } from '../pages/events/readEvent.ts';
import { RegisterPage } from '../pages/events/register/RegisterPage.tsx';

export const Route = createFileRoute('/events/register/$id')({
  loader: async ({ params, serverContext }) => {
    const start = await initialData((signal) => readEvent(params.id, serverContext, signal));
    if (start.ready && start.data === null) throw notFound();
    return { start, now: serverNow(), serverState: serverContext?.posted?.eventRegistration ?? null };
  },
  // The code for the head loads with this page, not with the front page.
  head: async ({ params, loaderData, matches }) => {
    const { registerHead } = await import('../pages/events/register/registerHead.ts');
    return pageHead(registerHead(params.id, loaderData), { matches });
  },
  component: RegisterPage,
  notFoundComponent: lazyRouteComponent(
    () => import('../pages/events/register/RegisterPage.tsx'),
    'EventMissing',
  ),
});
