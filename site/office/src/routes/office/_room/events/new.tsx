import { createFileRoute, notFound } from '@tanstack/react-router';
import { EventPage } from '../../../../pages/events/EventPage.tsx';
import { tabsOfEvent } from '../../../../pages/events/eventTabs.ts';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/events/new')({
  staticData: { title: 'Write an event' },
  loader: async ({ context: { me } }) => {
    if (!hasDuty(me, 'event.edit')) throw notFound();
    await tabsOfEvent.facts?.module.load();
  },
  component: () => <EventPage me={Route.useRouteContext().me} id="new" tab="facts" />,
});
