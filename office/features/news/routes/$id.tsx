import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { LookSearch } from '../screens/news.ts';
import { WriteNewsPage } from '../screens/WriteNewsPage.tsx';

export const Route = createFileRoute('/office/_room/news/$id')({
  staticData: { title: 'News' },
  validateSearch: LookSearch,
  loader: async ({ context: { me }, params, preload }) => {
    if (!hasDuty(me, 'news.edit')) throw notFound();
    return actUnless(preload, 'Read a piece of news', () => client.getNewsPiece({ params }));
  },
  component: () => {
    const { piece } = Route.useLoaderData();
    return (
      <WriteNewsPage
        key={piece.id}
        me={Route.useRouteContext().me}
        piece={piece}
        isLooking={Route.useSearch().look === true}
        hrefOf={(isLooking) => `/office/news/${piece.id}${isLooking ? '?look=true' : ''}`}
      />
    );
  },
});
