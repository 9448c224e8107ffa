import { createFileRoute } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { DeskSkeleton } from '../components/DeskSkeleton/DeskSkeleton.tsx';
import { DeskHead } from '../screens/DeskHead.tsx';
import { DeskPage } from '../screens/DeskPage.tsx';

export const Route = createFileRoute('/office/_room/')({
  staticData: { title: 'Dashboard' },
  loader: ({ context: { me }, preload }) =>
    actUnless(preload, 'Open your dashboard', async () => {
      const [desk, letters] = await Promise.all([
        client.getDesk(),
        hasDuty(me, 'letter.draft') ? client.getMailings({ query: { state: 'open' } }) : undefined,
      ]);
      return { desk, letters: letters?.rows ?? [] };
    }),
  component: () => <DeskPage {...Route.useLoaderData()} me={Route.useRouteContext().me} />,
  pendingComponent: () => (
    <>
      <DeskHead name={Route.useRouteContext().me.name} />
      <DeskSkeleton />
    </>
  ),
});
