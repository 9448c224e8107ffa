import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { StoryPage } from '../pages/stories/StoryPage.tsx';

export const Route = createFileRoute('/alumni-stories/$id')({
  // Its parts are loaded with it and not with the front page.
  loader: async ({ params, serverContext }) => {
    const { readStory } = await import('../pages/stories/readStories.ts');
    const start = await headStart((signal) => readStory(serverContext, params.id, signal));
    if (start.ready && start.data === null) throw notFound();
    return { start };
  },
  head: async ({ params, loaderData, matches }) => {
    const { storyHead } = await import('../pages/stories/storyHead.ts');
    const story = loaderData?.start.ready ? loaderData.start.data : null;
    return pageHead(storyHead(params.id, story ?? undefined), { matches });
  },
  component: StoryPage,
});
