import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../../act.ts';
import { client } from '../../../../client.ts';
import { RecordGiftPage } from '../../../../pages/gifts/RecordGiftPage.tsx';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/gifts/record')({
  staticData: { title: 'Record a gift' },
  loader: async ({ context: { me }, preload }) => {
    if (!hasDuty(me, 'gift.record')) throw notFound();
    const { today } = await actUnless(preload, 'Record a gift', () => client.getGiftTotals());
    return { today };
  },
  component: () => <RecordGiftPage {...Route.useLoaderData()} />,
});
