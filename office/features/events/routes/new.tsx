import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasDuty } from '../../../shell/rooms.ts';
import { LookSearch } from '../../news/screens/news.ts';
import { NewEventPage } from '../screens/NewEventPage.tsx';

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
