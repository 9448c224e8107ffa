import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { EmailPage } from '../screens/EmailPage.tsx';

export const Route = createFileRoute('/office/_room/mail/$id')({
  staticData: { title: 'Mail' },
  loader: ({ context: { me }, params, preload }) => {
    if (!hasDuty(me, 'settings.edit')) throw notFound();
    return actUnless(preload, 'Open an email', () => client.getEmail({ params }));
  },
  component: () => {
    const email = Route.useLoaderData();
    return <EmailPage key={email.id} email={email} />;
  },
});
