import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { EventsPage } from '../pages/events/list/EventsPage.tsx';
import { readEvents } from '../pages/events/list/readEvents.ts';
import { eventsToSend, pastPageOf } from '../pages/events/list/shownEvents.ts';

export const Route = createFileRoute('/events/')({
  loader: async ({ serverContext, location }) => {
    const rendered = pastPageOf({ ...location.search });
    const now = serverContext?.now ?? serverNow();
    const start = await initialData(async (signal) => {
      const found = await readEvents(serverContext, signal);
      return serverContext ? eventsToSend(found, rendered, now) : found;
    }, serverContext?.ahead);
    return { start, rendered, now };
  },
  // Only the server renders the data for search engines.
  head: async ({ loaderData, matches }) => {
    if (!import.meta.env.SSR) return pageHead(pages['/events'], { matches });
    const { eventsHead } = await import('../pages/events/list/eventsHead.ts');
    const events = loaderData?.start.ready ? loaderData.start.data.events : [];
    return pageHead(eventsHead(events, loaderData?.now ?? 0), { matches });
  },
  component: EventsPage,
});
