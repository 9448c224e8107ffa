import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { AboutPage } from '../pages/about/AboutPage.tsx';

export const Route = createFileRoute('/about')({
  // The piece of news that is open stands in the address, so that Back closes it.
  validateSearch: ({ news }): { news?: string } => (typeof news === 'string' && news !== '' ? { news } : {}),
  // Its parts are loaded with it and not with the front page.
  loader: async ({ serverContext }) => {
    const { readNewest } = await import('../pages/about/newest.ts');
    return {
      year: new Date().getUTCFullYear(),
      news: await headStart((signal) => readNewest(serverContext, signal)),
    };
  },
  head: (context) => pageHead(pages['/about'], context),
  component: AboutPage,
});
