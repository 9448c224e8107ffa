import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { NewsPage } from '../screens/NewsPage.tsx';
import { NewsSearch, readNews } from '../screens/news.ts';

export const Route = createFileRoute('/office/_room/news/')({
  staticData: { title: 'News' },
  validateSearch: NewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'news.edit')) throw notFound();
    return actUnless(preload, 'Read the news', () => readNews(deps));
  },
  component: () => <NewsPage found={Route.useLoaderData()} search={Route.useSearch()} />,
});
