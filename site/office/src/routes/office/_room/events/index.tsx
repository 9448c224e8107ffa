import { createFileRoute, notFound } from '@tanstack/react-router';
import { EventsSearch } from '../../../../events.ts';
import { EventsPage } from '../../../../pages/events/EventsPage.tsx';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/events/')({
  staticData: { title: 'Events' },
  validateSearch: EventsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { me } }) => {
    if (!hasDuty(me, 'event.see')) throw notFound();
  },
  component: EventsPage,
});
