import { createFileRoute, notFound } from '@tanstack/react-router';
import { EventSearch } from '../../../../events.ts';
import { EventPage } from '../../../../pages/events/EventPage.tsx';
import { tabsOfEvent } from '../../../../pages/events/eventTabs.ts';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/events/$id')({
  staticData: { title: 'Events' },
  validateSearch: EventSearch,
  loaderDeps: ({ search: { tab = 'facts' } }) => ({ tab }),
  loader: async ({ context: { me }, deps: { tab } }) => {
    const shown = tabsOfEvent[tab];
    if (!hasDuty(me, 'event.see') || !shown) throw notFound();
    await shown.module.load();
  },
  component: () => (
    <EventPage
      me={Route.useRouteContext().me}
      id={Route.useParams().id}
      tab={Route.useSearch().tab ?? 'facts'}
    />
  ),
});
