import { createFileRoute } from '@tanstack/react-router';
import { load } from '../../../kit/load.ts';
import { PreviewSearch } from '../screens/news.ts';
import { WriteNews } from '../screens/WriteNews.tsx';

export const Route = createFileRoute('/office/_layout/news/new')({
  staticData: { title: 'Write news' },
  validateSearch: PreviewSearch,
  loader: (at) => load(at, 'news.edit', 'Write news', async () => undefined),
  component: () => (
    <WriteNews
      me={Route.useRouteContext().me}
      isLooking={Route.useSearch().look === true}
      hrefOf={(isLooking) => `/office/news/new${isLooking ? '?look=true' : ''}`}
    />
  ),
});
