import { createFileRoute } from '@tanstack/react-router';
import { VolunteersPage } from '../../../../pages/VolunteersPage.tsx';
import { readVolunteers } from '../../../../volunteers.ts';

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
