import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { ChaptersPage } from '../pages/chapters/ChaptersPage.tsx';

export const Route = createFileRoute('/chapters/')({
  head: (context) => pageHead(pages['/chapters'], context),
  component: ChaptersPage,
});
