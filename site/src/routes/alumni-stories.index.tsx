import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { StoriesPage } from '../pages/stories/StoriesPage.tsx';

export const Route = createFileRoute('/alumni-stories/')({
  // Its parts are loaded with it and not with the front page.
  loader: async ({ location, serverContext }) => {
    const { readStories } = await import('../pages/stories/readStories.ts');
    return {
      search: location.searchStr,
      start: await headStart((signal) => readStories(serverContext, signal)),
    };
  },
  // Choosing a category is a navigation, and no reason to read again.
  staleTime: 30_000,
  head: (context) => pageHead(pages['/alumni-stories'], context),
  component: StoriesPage,
});
