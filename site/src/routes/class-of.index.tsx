import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { ClassIndexPage } from '../pages/class-of/ClassIndexPage.tsx';
import { loadCounts } from '../pages/class-of/loadCounts.ts';

export const Route = createFileRoute('/class-of/')({
  loader: ({ serverContext }) => loadCounts(serverContext),
  head: (context) => pageHead(pages['/class-of'], context),
  component: ClassIndexPage,
});
