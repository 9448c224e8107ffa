import { createFileRoute } from '@tanstack/react-router';
import { load } from '../../../kit/load.ts';
import { client } from '../../../shell/client.ts';
import { PreviewSearch } from '../screens/news.ts';
import { WriteNews } from '../screens/WriteNews.tsx';

export const Route = createFileRoute('/office/_layout/news/$id')({
  staticData: { title: 'News' },
  validateSearch: PreviewSearch,
  loader: (at) =>
    load(at, 'news.edit', 'Read a piece of news', () => client.getNewsPiece({ params: at.params })),
  component: () => {
    const { piece } = Route.useLoaderData();
    return (
      <WriteNews
        key={piece.id}
        me={Route.useRouteContext().me}
        piece={piece}
        isLooking={Route.useSearch().look === true}
        hrefOf={(isLooking) => `/office/news/${piece.id}${isLooking ? '?look=true' : ''}`}
      />
    );
  },
});
