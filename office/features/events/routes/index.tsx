import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { EventsPage } from '../screens/EventsPage.tsx';
import { EventsSearch, readEvents } from '../screens/events.ts';

export const Route = createFileRoute('/office/_room/events/')({
  staticData: { title: 'Events' },
  validateSearch: EventsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'event.see')) throw notFound();
    return actUnless(preload, 'Read the events', () => readEvents(deps));
  },
  component: () => (
    <EventsPage me={Route.useRouteContext().me} found={Route.useLoaderData()} search={Route.useSearch()} />
  ),
});
