import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { NewsPage } from '../pages/news/NewsPage.tsx';
import { newsQuery } from '../pages/news/newsQuery.ts';
import { type FoundNews, newsView } from '../pages/news/newsView.ts';
import { readListedNews } from '../pages/news/readListedNews.ts';
import { dayOf } from '../pages/news/today.ts';

export const Route = createFileRoute('/news/')({
  loader: async ({ serverContext, location }) => {
    const rendered = newsQuery({ ...location.search });
    return {
      start: await initialData(async (signal): Promise<FoundNews> => {
        const all = await readListedNews(serverContext, signal);
        return serverContext ? { view: newsView(all, rendered) } : { all };
      }, serverContext?.ahead),
      rendered,
      today: dayOf(new Date(serverNow())),
    };
  },
  head: (context) => pageHead(pages['/news'], context),
  component: NewsPage,
});
