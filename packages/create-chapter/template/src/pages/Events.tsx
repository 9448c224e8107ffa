import { chapter } from 'virtual:chapter';
import { eventEnd, eventMessages, sortedEvents } from '@banyan/api/contract';
import {
  eventListWords,
  pastTile,
  progressOf,
  readEvents,
  Trouble,
  upcomingRow,
  useApiRead,
  useNow,
} from '@banyan/create-chapter/app';
import { CalendarFeed, PastEvents, UpcomingEvents } from '@banyan/ui/content';
import { Heading, VisuallyHidden } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';

export { readEvents };

const route = getRouteApi('/events');

/** Page with the chapter's upcoming and past events. */
export function Events() {
  const { start, now: builtAt } = route.useLoaderData();
  const reading = useApiRead(start, readEvents);
  const alive = useHydrated();
  const all = reading.data?.events ?? [];
  const { now } = useNow(builtAt, all.map(eventEnd));
  const { upcoming, past } = sortedEvents(all, now);
  return (
    <>
      <Container>
        <PageHead title="Events" lede={chapter.words.events} />
      </Container>
      <Section labelledBy="upcoming" spacing="bottom">
        <Container>
          <VisuallyHidden>
            <h2 id="upcoming">Upcoming events</h2>
          </VisuallyHidden>
          <Stack space={32}>
            <Trouble reading={reading} heading={eventMessages.listFailed} elsewhere="/events">
              <UpcomingEvents
                progress={progressOf(
                  reading,
                  upcoming.map((event) => upcomingRow(event, now, alive)),
                )}
                words={{
                  ...eventListWords,
                  empty: eventMessages.noUpcoming,
                  emptyHint: chapter.words.noEvents,
                }}
              />
            </Trouble>
            {reading.data ? (
              <CalendarFeed question="Want every event in your own calendar?" href={reading.data.feed} />
            ) : null}
          </Stack>
        </Container>
      </Section>
      {past.length > 0 ? (
        <Section tone="sunk" labelledBy="past">
          <Container>
            <Stack space={32}>
              <Heading level={2} size="d2" id="past">
                Past events
              </Heading>
              <PastEvents progress={{ state: 'ready', items: past.map(pastTile) }} />
            </Stack>
          </Container>
        </Section>
      ) : null}
    </>
  );
}
