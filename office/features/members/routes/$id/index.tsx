import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../../kit/act.ts';
import { client } from '../../../../shell/client.ts';
import { hasDuty } from '../../../../shell/rooms.ts';
import { MemberPage } from '../../screens/MemberPage.tsx';

export const Route = createFileRoute('/office/_room/members/$id/')({
  staticData: { title: 'Member' },
  loader: async ({ context: { me }, params, preload }) => {
    if (!hasDuty(me, 'member.see')) throw notFound();
    return actUnless(preload, 'Read a member', () => client.getOfficeMember({ params }));
  },
  component: () => {
    const { member } = Route.useLoaderData();
    return <MemberPage key={member.id} me={Route.useRouteContext().me} member={member} />;
  },
});
