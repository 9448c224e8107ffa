import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { MyEntryPage } from '../pages/my-entry/MyEntryPage.tsx';

export const Route = createFileRoute('/my-entry/$purpose')({
  // The server alone knows what a link is good for; whoever comes back to the page finds it as it was.
  loader: ({ serverContext }) => {
    if (!serverContext?.entry) throw notFound();
    return serverContext.entry;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // What it is made of is loaded with the page and not with the front page.
  head: async ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { entryHead } = await import('../pages/my-entry/entryHead.ts');
    return pageHead(entryHead(loaderData.purpose), { matches });
  },
  component: MyEntryPage,
});
