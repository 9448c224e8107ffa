import { createFileRoute, notFound } from '@tanstack/react-router';
import { ticket as words } from '../content/ticket.ts';
import { type PageHead, pageHead } from '../head.ts';
import { TicketPage } from '../pages/events/ticket/TicketPage.tsx';

export const Route = createFileRoute('/t/$token')({
  loader: ({ serverContext }) => {
    const opened = serverContext?.ticket;
    if (!opened) throw notFound();
    // Without the token, which is private.
    const head: PageHead = { path: '/t', ...words.page, index: false };
    return { opened, apiBase: serverContext.apiBase, head };
  },
  // Only the server knows the state of a registration; after Back, the page is shown as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: TicketPage,
});
