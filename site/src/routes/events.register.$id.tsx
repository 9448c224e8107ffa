import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { loadRegisterPage, RegisterPage } from '../pages/events/register/registerOnTouch.ts';

export const Route = createFileRoute('/events/register/$id')({
  loader: async ({ params, serverContext }) => {
    // With the page, and not before: what came as HTML is not read again until the page is touched.
    const { readEvent } = await import('../pages/events/readEvent.ts');
    const [start] = await Promise.all([
      initialData((signal) => readEvent(params.id, serverContext, signal)),
      loadRegisterPage(),
    ]);
    if (start.ready && start.data === null) throw notFound();
    return { start, now: serverNow(), serverState: serverContext?.posted?.eventRegistration ?? null };
  },
  // What it is made of is loaded with the page and not with the front page.
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
