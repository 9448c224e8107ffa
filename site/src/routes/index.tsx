import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { browserSource } from '../pages/featuredEvent/browserSource.ts';
import { HomePage } from '../pages/home/HomePage.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ serverContext }) => ({
    featured: await headStart(async (signal) => {
      const answer = await (serverContext?.source ?? browserSource).getFeaturedEvent({ signal });
      return answer.data;
    }),
  }),
  head: (context) => pageHead(pages['/'], context),
  component: HomePage,
});
