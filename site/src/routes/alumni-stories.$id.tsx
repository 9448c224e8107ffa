import { initialData } from '@banyan/app/reading';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { readStory } from '../pages/stories/readStories.ts';
import { StoryPage } from '../pages/stories/StoryPage.tsx';

export const Route = createFileRoute('/alumni-stories/$id')({
  loader: async ({ params, serverContext }) => {
    const start = await initialData((signal) => readStory(serverContext, params.id, signal));
    if (start.ready && start.data === null) throw notFound();
    return { start };
  },
  // What it is made of is loaded with the page and not with the front page.
  head: async ({ params, loaderData, matches }) => {
    const { storyHead } = await import('../pages/stories/storyHead.ts');
    const story = loaderData?.start.ready ? loaderData.start.data : null;
    return pageHead(storyHead(params.id, story ?? undefined), { matches });
  },
  component: StoryPage,
});
