import { initialData } from '@banyan/app/reading';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { readStory } from '../pages/stories/readStory.ts';
import { StoryPage } from '../pages/stories/StoryPage.tsx';

export const Route = createFileRoute('/alumni-stories/$id')({
  loader: async ({ params, serverContext }) => {
    const start = await initialData((signal) => readStory(serverContext, params.id, signal));
    if (start.ready && 'nearest' in start.data) throw notFound({ data: start.data });
    return { start };
  },
  // The code for the head loads with this page, not with the front page.
  head: async ({ params, loaderData, matches }) => {
    const { storyHead } = await import('../pages/stories/storyHead.ts');
    return pageHead(storyHead(params.id, loaderData), { matches });
  },
  component: StoryPage,
});
