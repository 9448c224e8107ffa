import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { readEvents } from '../pages/events/list/readEvents.ts';
import { MonthPage } from '../pages/events/month/MonthPage.tsx';
import { monthQuery } from '../pages/events/month/monthQuery.ts';
import { askedMonth, dayOf, monthToSend } from '../pages/events/month/shownMonth.ts';

export const Route = createFileRoute('/events/month')({
  // The page validates the query itself: a validator here would load with every page.
  loader: async ({ serverContext, location }) => {
    const rendered = monthQuery({ ...location.search });
    const now = serverContext?.now ?? serverNow();
    const start = await initialData(async (signal) => {
      const found = await readEvents(serverContext, signal);
      return serverContext ? monthToSend(found, askedMonth(rendered, dayOf(now, false)), rendered) : found;
    }, serverContext?.ahead);
    return { start, rendered, now };
  },
  head: (context) => pageHead(pages['/events/month'], context),
  component: MonthPage,
});
