import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { EventsPage } from '../pages/events/list/EventsPage.tsx';
import { readEvents } from '../pages/events/list/readEvents.ts';

export const Route = createFileRoute('/events/')({
  loader: async ({ serverContext }) => ({
    start: await initialData((signal) => readEvents(serverContext, signal)),
    now: Date.now(),
  }),
  // What it is made of is loaded with the page and not with the front page.
  head: async ({ loaderData, matches }) => {
    const { eventsHead } = await import('../pages/events/list/eventsHead.ts');
    const events = loaderData?.start.ready ? loaderData.start.data.events : [];
    return pageHead(eventsHead(events, loaderData?.now ?? 0), { matches });
  },
  component: EventsPage,
});
