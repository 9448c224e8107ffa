import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { RecordGiftPage } from '../screens/RecordGiftPage.tsx';

export const Route = createFileRoute('/office/_room/gifts/record')({
  staticData: { title: 'Record a gift' },
  loader: async ({ context: { me }, preload }) => {
    if (!hasDuty(me, 'gift.record')) throw notFound();
    const { today } = await actUnless(preload, 'Record a gift', () => client.getGiftTotals());
    return { today };
  },
  component: () => <RecordGiftPage {...Route.useLoaderData()} />,
});
