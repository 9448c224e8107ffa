import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { chapterFeeds } from '../content/chapterFeeds.ts';
import { pages } from '../content/pages.ts';
import { feedLinks, pageHead } from '../head.ts';
import { loadResourcesPage, ResourcesPage } from '../pages/resources/resourcesOnTouch.ts';
import { madeOnce } from '../touch/madeOnce.ts';

export const Route = createFileRoute('/resources')({
  loader: async ({ serverContext }) => {
    const [featured, glance] = await Promise.all([
      initialData(async (signal) => {
        const { readFeaturedEvent } = await import('../pages/featuredEvent/readFeaturedEvent.ts');
        return readFeaturedEvent(serverContext, signal);
      }, serverContext?.ahead),
      initialData(async (signal) => {
        const { readGlance } = await import('../pages/resources/readGlance.ts');
        return readGlance(serverContext, signal);
      }, serverContext?.ahead),
      loadResourcesPage(),
    ]);
    return { featured, glance, ...madeOnce(serverContext) };
  },
  head: (context) => {
    const { links, ...head } = pageHead(pages['/resources'], context);
    return { ...head, links: [...links, ...(import.meta.env.SSR ? feedLinks(chapterFeeds) : [])] };
  },
  component: ResourcesPage,
});
