import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { NewsItemPage } from '../pages/newsItem/NewsItemPage.tsx';

export const Route = createFileRoute('/news/$id')({
  // Its parts are loaded with it and not with the front page.
  loader: async ({ serverContext, params }) => {
    const { readNewsItem } = await import('../pages/newsItem/readNewsItem.ts');
    const start = await headStart((signal) => readNewsItem(params.id, serverContext, signal));
    if (start.ready && start.data === null) throw notFound();
    return { start };
  },
  head: async ({ loaderData, params, matches }) => {
    const { newsItemHead } = await import('../pages/newsItem/newsItemHead.ts');
    const item = loaderData?.start.ready ? loaderData.start.data : null;
    return pageHead(newsItemHead(params.id, item ?? undefined), { matches });
  },
  component: NewsItemPage,
});
