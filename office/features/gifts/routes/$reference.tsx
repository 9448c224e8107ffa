import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { GiftPage } from '../screens/GiftPage.tsx';

export const Route = createFileRoute('/office/_room/gifts/$reference')({
  staticData: { title: 'Gift' },
  loader: async ({ context: { me }, params, preload }) => {
    if (!hasDuty(me, 'gift.see')) throw notFound();
    return actUnless(preload, 'Read a gift', () => client.getGift({ params }));
  },
  component: () => {
    const { gift } = Route.useLoaderData();
    return <GiftPage key={gift.reference} me={Route.useRouteContext().me} gift={gift} />;
  },
});
