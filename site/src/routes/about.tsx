import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { AboutPage } from '../pages/about/AboutPage.tsx';
import { newestOf, readNews } from '../pages/news/readNews.ts';

export const Route = createFileRoute('/about')({
  // The URL holds the open news item, so that Back closes it.
  validateSearch: ({ news }): { news?: string } => (typeof news === 'string' && news !== '' ? { news } : {}),
  loader: async ({ serverContext }) => ({
    year: new Date(serverNow()).getUTCFullYear(),
    news: await initialData(
      async (signal) => newestOf(await readNews(serverContext, signal)),
      serverContext?.ahead,
    ),
  }),
  head: (context) => pageHead(pages['/about'], context),
  component: AboutPage,
});
