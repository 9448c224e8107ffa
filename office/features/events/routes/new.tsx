import { createFileRoute, notFound } from '@tanstack/react-router';
import { LookSearch } from '../../news/screens/news.ts';
import { NewEventPage } from '../screens/NewEventPage.tsx';
import { hasDuty } from '../../../shell/rooms.ts';

export const Route = createFileRoute('/office/_room/events/new')({
  staticData: { title: 'New event' },
  validateSearch: LookSearch,
  loader: ({ context: { me } }) => {
    if (!hasDuty(me, 'event.edit')) throw notFound();
  },
  component: () => (
    <NewEventPage
      me={Route.useRouteContext().me}
      isLooking={Route.useSearch().look === true}
      hrefOf={(isLooking) => `/office/events/new${isLooking ? '?look=true' : ''}`}
    />
  ),
});
