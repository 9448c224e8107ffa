import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { chapterFeeds } from '../content/chapterFeeds.ts';
import { pages } from '../content/pages.ts';
import { feedLinks, pageHead } from '../head.ts';
import { readFeaturedEvent } from '../pages/featuredEvent/readFeaturedEvent.ts';
import { ResourcesPage } from '../pages/resources/ResourcesPage.tsx';
import { readDirectoryPreview } from '../pages/resources/readDirectoryPreview.ts';

export const Route = createFileRoute('/resources')({
  loader: async ({ serverContext }) => {
    const [featured, glance] = await Promise.all([
      initialData((signal) => readFeaturedEvent(serverContext, signal), serverContext?.ahead),
      initialData((signal) => readDirectoryPreview(serverContext, signal), serverContext?.ahead),
    ]);
    return { featured, glance };
  },
  head: (context) => {
    const { links, ...head } = pageHead(pages['/resources'], context);
    return { ...head, links: [...links, ...(import.meta.env.SSR ? feedLinks(chapterFeeds) : [])] };
  },
  component: ResourcesPage,
});
