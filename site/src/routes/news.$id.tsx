import { initialData } from '@banyan/app/reading';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { NewsItemPage } from '../pages/news/NewsItemPage.tsx';
import { readNewsItem } from '../pages/news/readNewsItem.ts';

export const Route = createFileRoute('/news/$id')({
  loader: async ({ serverContext, params }) => {
    const start = await initialData((signal) => readNewsItem(params.id, serverContext, signal));
    if (start.ready && 'nearest' in start.data) throw notFound({ data: start.data });
    return { start };
  },
  // The code for the head loads with this page, not with the front page.
  head: async ({ params, loaderData, matches }) => {
    const { newsItemHead } = await import('../pages/news/newsItemHead.ts');
    return pageHead(newsItemHead(params.id, loaderData), { matches });
  },
  component: NewsItemPage,
});
