import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { readFeaturedEvent } from '../pages/featuredEvent/readFeaturedEvent.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { loadReading } from '../pages/home/HomeReading.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ serverContext }) => {
    const [featured, reading] = await Promise.all([
      initialData((signal) => readFeaturedEvent(serverContext, signal)),
      loadReading(serverContext),
    ]);
    return { featured, reading };
  },
  head: (context) => pageHead(pages['/'], context),
  component: HomePage,
});
