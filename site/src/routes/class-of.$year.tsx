import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { ClassPage } from '../pages/class-of/ClassPage.tsx';
import { loadClass } from '../pages/class-of/loadClass.ts';

export const Route = createFileRoute('/class-of/$year')({
  validateSearch: ({ page }): { page?: unknown } => (page === undefined ? {} : { page }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ params, deps, serverContext }) => loadClass(params.year, deps.page, serverContext),
  // The code for the head loads with this page, not with the front page.
  head: async ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { classHead } = await import('../pages/class-of/classHead.ts');
    return pageHead(classHead(loaderData), { matches });
  },
  component: ClassPage,
});
