import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { chapterFeeds } from '../content/chapterFeeds.ts';
import { pages } from '../content/pages.ts';
import { feedLinks, pageHead } from '../head.ts';
import { readFeaturedEvent } from '../pages/featuredEvent/readFeaturedEvent.ts';
import { ResourcesPage } from '../pages/resources/ResourcesPage.tsx';

export const Route = createFileRoute('/resources')({
  loader: async ({ serverContext }) => ({
    featured: await initialData((signal) => readFeaturedEvent(serverContext, signal)),
  }),
  head: (context) => {
    const { links, ...head } = pageHead(pages['/resources'], context);
    return { ...head, links: [...links, ...(import.meta.env.SSR ? feedLinks(chapterFeeds) : [])] };
  },
  component: ResourcesPage,
});
