import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { NewsPage } from '../pages/news/NewsPage.tsx';
import { newsQuery } from '../pages/news/newsQuery.ts';
import { readListedNews } from '../pages/news/readListedNews.ts';
import { dayOf } from '../pages/news/today.ts';

export const Route = createFileRoute('/news/')({
  loader: async ({ serverContext, location }) => ({
    start: await initialData((signal) => readListedNews(serverContext, signal)),
    rendered: newsQuery({ ...location.search }),
    today: dayOf(new Date()),
  }),
  head: (context) => pageHead(pages['/news'], context),
  component: NewsPage,
});
