import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { readStories } from '../pages/stories/readStories.ts';
import { StoriesPage } from '../pages/stories/StoriesPage.tsx';

export const Route = createFileRoute('/alumni-stories/')({
  loader: async ({ location, serverContext }) => ({
    search: location.searchStr,
    start: await initialData((signal) => readStories(serverContext, signal), serverContext?.ahead),
  }),
  // Choosing a category is a navigation, but needs no new data.
  staleTime: 30_000,
  head: (context) => pageHead(pages['/alumni-stories'], context),
  component: StoriesPage,
});
