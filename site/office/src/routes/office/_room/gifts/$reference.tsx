import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../../act.ts';
import { client } from '../../../../client.ts';
import { GiftPage } from '../../../../pages/gifts/GiftPage.tsx';
import { hasDuty } from '../../../../rooms.ts';

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
