import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { EventPage } from '../screens/EventPage.tsx';
import { EventSearch, readPeople } from '../screens/events.ts';
import { tabsOfEvent } from '../screens/eventTabs.ts';

export const Route = createFileRoute('/office/_room/events/$id')({
  staticData: { title: 'Events' },
  validateSearch: EventSearch,
  loaderDeps: ({ search: { look: _, ...search } }) => search,
  loader: async ({ context: { me }, params, deps, preload }) => {
    const { tab = 'facts', print } = deps;
    const shown = tabsOfEvent[tab];
    if (!shown || !hasDuty(me, 'event.see') || (shown.duty && !hasDuty(me, shown.duty))) throw notFound();
    const [{ event }, people, printed] = await Promise.all([
      actUnless(preload, 'Read an event', () => client.getOfficeEvent({ params })),
      tab === 'people' && !print
        ? actUnless(preload, 'Read who comes', () => readPeople(params.id, deps))
        : undefined,
      tab === 'people' && print
        ? actUnless(preload, 'Read who comes', () => client.getNames({ params }))
        : undefined,
      shown.module.load(),
    ]);
    return { event, people, names: printed?.names };
  },
  component: () => {
    const search = Route.useSearch();
    const found = Route.useLoaderData();
    return (
      <EventPage
        key={found.event.id}
        me={Route.useRouteContext().me}
        {...found}
        search={search}
        tab={search.tab ?? 'facts'}
      />
    );
  },
});
