import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { EventMissing, RegisterPage } from '../pages/events/register/RegisterPage.tsx';

export const Route = createFileRoute('/events/register/$id')({
  // Its parts are loaded with it and not with the front page.
  loader: async ({ params, serverContext }) => {
    const { readEvent } = await import('../pages/events/register/readEvent.ts');
    const start = await headStart((signal) => readEvent(params.id, serverContext, signal));
    if (start.ready && start.data === null) throw notFound();
    return { start, now: Date.now(), posted: serverContext?.eventRegistration ?? null };
  },
  head: async ({ loaderData, params, matches }) => {
    const { registerHead } = await import('../pages/events/register/registerHead.ts');
    const found = loaderData?.start.ready ? loaderData.start.data : null;
    return pageHead(registerHead(params.id, found?.event), { matches });
  },
  component: RegisterPage,
  notFoundComponent: EventMissing,
});
