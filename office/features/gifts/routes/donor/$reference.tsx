import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../../kit/act.ts';
import { client } from '../../../../shell/client.ts';
import { hasDuty } from '../../../../shell/rooms.ts';
import { DonorPage } from '../../screens/DonorPage.tsx';

export const Route = createFileRoute('/office/_room/gifts/donor/$reference')({
  staticData: { title: 'Donor' },
  loader: async ({ context: { me }, params, preload }) => {
    if (!hasDuty(me, 'gift.see')) throw notFound();
    return actUnless(preload, 'Read the gifts of a donor', () => client.getDonorGifts({ params }));
  },
  component: () => <DonorPage reference={Route.useParams().reference} donor={Route.useLoaderData()} />,
});
