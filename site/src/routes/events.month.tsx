import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { loadMonthPage, MonthPage } from '../pages/events/month/monthOnTouch.ts';

export const Route = createFileRoute('/events/month')({
  // Its address is read by the page: a check that stands here would travel with every page.
  loader: async ({ serverContext, location }) => {
    const [{ readEvents }, { monthQuery }, { askedMonth, dayOf, monthToSend }] = await Promise.all([
      import('../pages/events/list/readEvents.ts'),
      import('../pages/events/month/monthQuery.ts'),
      import('../pages/events/month/shownMonth.ts'),
      loadMonthPage(),
    ]);
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
