import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { GiftsPage } from '../screens/GiftsPage.tsx';
import { GiftsSearch, readGifts } from '../screens/gifts.ts';

export const Route = createFileRoute('/office/_room/gifts/')({
  staticData: { title: 'Gifts' },
  validateSearch: GiftsSearch,
  loaderDeps: ({ search }) => search,
  // Whoever types into the search keeps it while the next list is on its way.
  pendingMs: 5_000,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'gift.see')) throw notFound();
    const [found, totals] = await actUnless(preload, 'Read the gifts', () =>
      Promise.all([readGifts(deps), client.getGiftTotals()]),
    );
    return { found, totals };
  },
  component: () => <GiftsPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
