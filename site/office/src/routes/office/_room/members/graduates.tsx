import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../../act.ts';
import { client } from '../../../../client.ts';
import { GraduatesPage } from '../../../../pages/rolls/GraduatesPage.tsx';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/members/graduates')({
  staticData: { title: 'Alumni register' },
  loader: async ({ context: { me }, preload }) => {
    if (!hasDuty(me, 'member.import')) throw notFound();
    return actUnless(preload, 'Open the alumni register', () => client.getGraduates());
  },
  component: () => <GraduatesPage {...Route.useLoaderData()} />,
});
