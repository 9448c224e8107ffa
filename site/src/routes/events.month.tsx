import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { loadMonthPage, MonthPage } from '../pages/events/month/monthOnTouch.ts';

export const Route = createFileRoute('/events/month')({
  // Its address is read by the page: a check that stands here would travel with every page.
  loader: async ({ serverContext, location }) => {
    const [{ readEvents }, { monthQuery }] = await Promise.all([
      import('../pages/events/list/readEvents.ts'),
      import('../pages/events/month/monthQuery.ts'),
      loadMonthPage(),
    ]);
    return {
      start: await initialData((signal) => readEvents(serverContext, signal)),
      rendered: monthQuery({ ...location.search }),
      now: Date.now(),
    };
  },
  head: (context) => pageHead(pages['/events/month'], context),
  component: MonthPage,
});
