import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { ChaptersPage } from '../pages/chapters/ChaptersPage.tsx';
import { loadChapters } from '../pages/chapters/loadChapters.ts';

export const Route = createFileRoute('/chapters/')({
  loader: ({ serverContext }) => loadChapters(serverContext),
  head: (context) => pageHead(pages['/chapters'], context),
  component: ChaptersPage,
});
