import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { ChapterPage } from '../pages/chapters/ChapterPage.tsx';
import { loadChapter } from '../pages/chapters/loadChapter.ts';

export const Route = createFileRoute('/chapters/$id')({
  loader: ({ params, serverContext }) => loadChapter(params.id, serverContext),
  // Only the server renders the data for search engines.
  head: async ({ loaderData, matches }) => {
    if (!loaderData) return {};
    if (!import.meta.env.SSR) return pageHead(loaderData.chapter, { matches });
    const { chapterHead } = await import('../pages/chapters/chapterHead.ts');
    return pageHead(chapterHead(loaderData), { matches });
  },
  component: ChapterPage,
});
