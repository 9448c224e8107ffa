import { DeskSkeleton } from '@banyan/office/desk';
import { createFileRoute } from '@tanstack/react-router';
import { actUnless } from '../../../act.ts';
import { client } from '../../../client.ts';
import { DeskHead } from '../../../pages/DeskHead.tsx';
import { DeskPage } from '../../../pages/DeskPage.tsx';

export const Route = createFileRoute('/office/_room/')({
  staticData: { title: 'Desk' },
  loader: ({ preload }) => actUnless(preload, 'Read your desk', () => client.getDesk()),
  component: () => <DeskPage me={Route.useRouteContext().me} desk={Route.useLoaderData()} />,
  pendingComponent: () => (
    <>
      <DeskHead name={Route.useRouteContext().me.name} />
      <DeskSkeleton />
    </>
  ),
});
