import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { loadNewsPage, NewsPage } from '../pages/news/newsOnTouch.ts';
import type { FoundNews } from '../pages/news/newsView.ts';
import { madeOnce } from '../touch/madeOnce.ts';

export const Route = createFileRoute('/news/')({
  loader: async ({ serverContext, location }) => {
    const [{ readListedNews }, { newsQuery }, { newsView }, { dayOf }] = await Promise.all([
      import('../pages/news/readListedNews.ts'),
      import('../pages/news/newsQuery.ts'),
      import('../pages/news/newsView.ts'),
      import('../pages/news/today.ts'),
      loadNewsPage(),
    ]);
    const rendered = newsQuery({ ...location.search });
    return {
      start: await initialData(async (signal): Promise<FoundNews> => {
        const all = await readListedNews(serverContext, signal);
        return serverContext ? { view: newsView(all, rendered) } : { all };
      }, serverContext?.ahead),
      rendered,
      today: dayOf(new Date(serverNow())),
      ...madeOnce(serverContext),
    };
  },
  head: (context) => pageHead(pages['/news'], context),
  component: NewsPage,
});
