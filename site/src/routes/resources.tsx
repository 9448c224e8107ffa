import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { readFeaturedEvent } from '../pages/featuredEvent/readFeaturedEvent.ts';
import { ResourcesPage } from '../pages/resources/ResourcesPage.tsx';

export const Route = createFileRoute('/resources')({
  loader: async ({ serverContext }) => ({
    featured: await headStart((signal) => readFeaturedEvent(serverContext, signal)),
  }),
  head: (context) => pageHead(pages['/resources'], context),
  component: ResourcesPage,
});
