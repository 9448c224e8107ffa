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
  // Only the server knows whether a link is valid; after Back, the page is shown as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: MyEntryPage,
});
