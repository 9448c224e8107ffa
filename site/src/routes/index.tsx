import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { readFeaturedEvent } from '../pages/featuredEvent/readFeaturedEvent.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { loadBelow } from '../pages/home/loadBelow.ts';

export const Route = createFileRoute('/')({
  loader: async ({ serverContext }) => {
    const [featured, below] = await Promise.all([
      initialData((signal) => readFeaturedEvent(serverContext, signal)),
      loadBelow(serverContext),
    ]);
    return { featured, below };
  },
  head: (context) => pageHead(pages['/'], context),
  component: HomePage,
});
