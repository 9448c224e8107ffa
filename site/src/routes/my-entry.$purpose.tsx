import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { entryHead } from '../pages/my-entry/entryHead.ts';
import { MyEntryPage } from '../pages/my-entry/MyEntryPage.tsx';

export const Route = createFileRoute('/my-entry/$purpose')({
  loader: ({ serverContext }) => {
    const entry = serverContext?.entry;
    if (!entry) throw notFound();
    return { entry, head: entryHead(entry.purpose) };
  },
  // The server alone knows what a link is good for; whoever comes back to the page finds it as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: MyEntryPage,
});
