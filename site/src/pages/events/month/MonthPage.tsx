import { eventEnd, eventMessages } from '@banyan/api/contract';
import { type ListedEvent, useNow } from '@banyan/app/events';
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

const route = getRouteApi('/events/month');
const none: readonly ListedEvent[] = [];
const words = {
  loading: 'Loading events...',
  failed: eventMessages.listFailed,
  retry: eventMessages.retry,
  empty: eventMessages.none,
  outdated: events.outdated,
};

/** One month as a calendar's sheet, of everybody or of one chapter; both are in the address. */
export function MonthPage() {
  const { start, rendered, now: renderedAt } = route.useLoaderData();
  const asked = useLocation({ select: ({ search }) => search });
  const alive = useHydrated();
  // A page that was written out when the site was built knows of no query: it applies once the page is alive.
  const query = alive ? monthQuery({ ...asked }) : rendered;
  const reading = useApiRead(start, (signal) => readEvents(undefined, signal));
  const all = reading.data?.events ?? none;
  const { now } = useNow(renderedAt, all.map(eventEnd));
  const { chapter } = query;
  const ofChapter = chapter ? all.filter((event) => event.chapter === chapter) : all;
  return (
    <>
      <Container>
        <PageHead title={events.heading} lede={events.lede}>
          <MonthTools events={all} query={query} />
        </PageHead>
      </Container>
      <Section spacing="bottom">
        <Container>
          <EventMonthProgress
            progress={progressOf(reading, ['sheet'])}
            words={words}
            label={events.views.month}
          >
            {() => <MonthSheet events={ofChapter} query={query} now={now} alive={alive} />}
          </EventMonthProgress>
        </Container>
      </Section>
    </>
  );
}
