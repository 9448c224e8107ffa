import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { NewsPage } from '../pages/news/NewsPage.tsx';
import { newsQuery } from '../pages/news/newsQuery.ts';

export const Route = createFileRoute('/news/')({
  validateSearch: newsQuery,
  // Its parts are loaded with it and not with the front page.
  loader: async ({ serverContext, location }) => {
    const [{ readListedNews }, { dayOf }] = await Promise.all([
      import('../pages/news/readListedNews.ts'),
      import('../pages/news/today.ts'),
    ]);
    return {
      start: await headStart((signal) => readListedNews(serverContext, signal)),
      rendered: newsQuery({ ...location.search }),
      today: dayOf(new Date()),
    };
  },
  head: (context) => pageHead(pages['/news'], context),
  component: NewsPage,
});
