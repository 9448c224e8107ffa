import { createFileRoute, notFound } from '@tanstack/react-router';
import { ticket as words } from '../content/ticket.ts';
import { type PageHead, pageHead } from '../head.ts';
import { TicketPage } from '../pages/events/ticket/TicketPage.tsx';

export const Route = createFileRoute('/t/$token')({
  loader: ({ serverContext }) => {
    const opened = serverContext?.ticket;
    if (!opened) throw notFound();
    // Without the token: it is nobody else's.
    const head: PageHead = { path: '/t', ...words.page, index: false };
    return { opened, apiBase: serverContext.apiBase, head };
  },
  // The server alone knows where a registration stands; whoever comes back to the page finds it as it was.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => (loaderData ? pageHead(loaderData.head, { matches }) : {}),
  component: TicketPage,
});
