import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { GraduatesPage } from '../../alumni-register/screens/GraduatesPage.tsx';

export const Route = createFileRoute('/office/_room/members/alumni-register')({
  staticData: { title: 'Alumni register' },
  loader: async ({ context: { me }, preload }) => {
    if (!hasDuty(me, 'member.import')) throw notFound();
    return actUnless(preload, 'Open the alumni register', () => client.getGraduates());
  },
  component: () => <GraduatesPage {...Route.useLoaderData()} />,
});
