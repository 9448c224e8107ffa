import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { loadStoriesPage, StoriesPage } from '../pages/stories/storiesOnTouch.ts';
import { madeOnce } from '../touch/madeOnce.ts';

export const Route = createFileRoute('/alumni-stories/')({
  loader: async ({ location, serverContext }) => {
    const [{ readStories }] = await Promise.all([
      import('../pages/stories/readStories.ts'),
      loadStoriesPage(),
    ]);
    return {
      search: location.searchStr,
      start: await initialData((signal) => readStories(serverContext, signal), serverContext?.ahead),
      ...madeOnce(serverContext),
    };
  },
  // Choosing a category is a navigation, and no reason to read again.
  staleTime: 30_000,
  head: (context) => pageHead(pages['/alumni-stories'], context),
  component: StoriesPage,
});
