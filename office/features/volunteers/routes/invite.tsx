import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasDuty } from '../../../shell/rooms.ts';
import { InvitePage } from '../screens/InvitePage.tsx';

export const Route = createFileRoute('/office/_room/volunteers/invite')({
  staticData: { title: 'Invite somebody' },
  loader: ({ context }) => {
    if (!hasDuty(context.me, 'volunteer.manage')) throw notFound();
  },
  component: InvitePage,
});
