import { preloadDialog } from '@banyan/ui/overlays';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { client } from '../../../shell/client.ts';
import { DoorPage } from '../screens/DoorPage.tsx';
import { ShutDoor } from '../screens/ShutDoor.tsx';

/** A browser lends its camera to documents of the door only. */
const isDoorDocument = window.location.pathname.startsWith('/office/check-in/');

export const Route = createFileRoute('/office/check-in/$eventId')({
  staticData: { title: 'Check-in' },
  beforeLoad: ({ location, preload }) => {
    if (!isDoorDocument && !preload) throw redirect({ href: location.href, reloadDocument: true });
  },
  loader: ({ params: { eventId } }) => {
    // A walk-in is let in without a connection, too: what its form opens in comes with the list.
    preloadDialog();
    return client.doorList({ params: { id: eventId }, query: {} });
  },
  // From here on the page itself reads what is new.
  staleTime: Number.POSITIVE_INFINITY,
  component: () => {
    const { eventId } = Route.useParams();
    return <DoorPage key={eventId} event={eventId} list={Route.useLoaderData()} />;
  },
  errorComponent: ({ error }) => <ShutDoor event={Route.useParams().eventId} error={error} />,
});
