import { eventEnd, eventMessages } from '@banyan/api/contract';
import { useNow } from '@banyan/app/events';
import { progressOf, useApiRead } from '@banyan/app/reading';
import { EventMonthProgress } from '@banyan/ui/content';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { events } from '../../../content/events.ts';
import { readEvents } from '../list/readEvents.ts';
import { MonthSheet } from './MonthSheet.tsx';
import { MonthTools } from './MonthTools.tsx';
import { monthQuery } from './monthQuery.ts';
import { askedMonth, dayOf, monthOffers, type SomeMonths, shownMonth } from './shownMonth.ts';

const route = getRouteApi('/events/month');
const words = {
  loading: 'Loading events...',
  failed: eventMessages.listFailed,
  retry: eventMessages.retry,
  empty: eventMessages.none,
  outdated: events.outdated,
};

/** Calendar of a month, for all chapters or one; the URL holds both. */
export function MonthPage() {
  const { start, rendered, now: renderedAt } = route.useLoaderData();
  const asked = useLocation({ select: ({ search }) => search });
  const alive = useHydrated();
  // A page rendered at build time does not know the query; it applies after hydration.
  const query = alive ? monthQuery({ ...asked }) : rendered;
  const reading = useApiRead<SomeMonths>(start, (signal) => readEvents(undefined, signal));
  const { now } = useNow(renderedAt, reading.data?.events.map(eventEnd) ?? []);
  const today = dayOf(now, alive);
  const month = askedMonth(query, today);
  const shown = reading.data && shownMonth(reading.data, month, query);
  return (
    <>
      <Container>
        <PageHead title={events.heading} lede={events.lede}>
          <MonthTools {...(reading.data && monthOffers(reading.data))} query={query} />
        </PageHead>
      </Container>
      <Section spacing="bottom">
        <Container>
          <EventMonthProgress
            progress={progressOf({ ...reading, data: shown }, ['sheet'])}
            words={words}
            label={events.views.month}
          >
            {() =>
              shown ? (
                <MonthSheet {...shown} month={month} today={today} query={query} now={now} alive={alive} />
              ) : null
            }
          </EventMonthProgress>
        </Container>
      </Section>
    </>
  );
}
