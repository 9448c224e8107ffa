import { createFileRoute } from '@tanstack/react-router';
import { VolunteersPage } from '../screens/VolunteersPage.tsx';
import { readVolunteers } from '../screens/volunteers.ts';

export const Route = createFileRoute('/office/_room/volunteers/')({
  staticData: { title: 'Volunteers' },
  loader: ({ context, preload }) => readVolunteers(context.me, preload),
  component: () => {
    const { volunteers, invitations } = Route.useLoaderData();
    return (
      <VolunteersPage me={Route.useRouteContext().me} volunteers={volunteers} invitations={invitations} />
    );
  },
});
