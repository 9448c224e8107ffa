import { createFileRoute, notFound } from '@tanstack/react-router';
import { ChangeVolunteerPage } from '../screens/ChangeVolunteerPage.tsx';
import { readVolunteers } from '../screens/volunteers.ts';

export const Route = createFileRoute('/office/_room/volunteers/$id')({
  staticData: { title: 'Permissions' },
  loader: async ({ context, params, preload }) => {
    const { volunteers } = await readVolunteers(context.me, preload);
    const volunteer = volunteers.find(({ id }) => id === params.id && id !== context.me.id);
    if (!volunteer) throw notFound();
    return volunteer;
  },
  component: () => {
    const volunteer = Route.useLoaderData();
    return <ChangeVolunteerPage key={volunteer.id} volunteer={volunteer} />;
  },
});
