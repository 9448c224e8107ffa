import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { readFeaturedEvent } from '../pages/featuredEvent/readFeaturedEvent.ts';
import { HomePage } from '../pages/home/HomePage.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ serverContext }) => ({
    featured: await initialData((signal) => readFeaturedEvent(serverContext, signal)),
  }),
  head: (context) => pageHead(pages['/'], context),
  component: HomePage,
});
