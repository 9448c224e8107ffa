import { eventEnd, sortedEvents } from '@banyan/api/contract';
import { useNow } from '@banyan/app/events';
import { useApiRead } from '@banyan/app/reading';
import { CalendarFeed, ProposeEvent } from '@banyan/ui/content';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { EventDate, EventDates, type EventDatesState, EventDatesStatus } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { chapterWords } from '../../content/chapterWords.ts';
import { isFresh } from '../isFresh.ts';
import { chapterDate } from './chapterDate.ts';
import { readChapterEvents } from './readChapter.ts';

const route = getRouteApi('/chapters/$id');
const words = chapterWords.events;

/** Events of the chapter, with the way to propose one and the calendar feed. */
export function ChapterEvents() {
  const { chapter, events: start, now: renderedAt } = route.useLoaderData();
  const reading = useApiRead(start, async (signal) => {
    if (start.ready && isFresh(renderedAt)) return start.data;
    return readChapterEvents({ chapter: chapter.id, signal });
  });
  const all = reading.data?.events ?? [];
  const { now } = useNow(renderedAt, all.map(eventEnd));
  const { upcoming } = sortedEvents(all, now);
  return (
    <Section>
      <Container>
        <Stack space={32}>
          <EventDates
            heading={words.heading}
            headingId="chapter-events"
            text={words.text}
            more={words.all}
            status={
              <EventDatesStatus
                state={stateOf(reading, upcoming.length === 0)}
                words={words.states}
                onRetry={reading.retry}
                retryLabel={chapterWords.retry}
                busy={reading.busy}
              />
            }
          >
            {upcoming.length > 0
              ? upcoming.map((event) => <EventDate key={event._id} {...chapterDate(event, now)} />)
              : null}
          </EventDates>
          <Stack space={8}>
            <ProposeEvent
              question={words.question}
              link={{ label: words.propose, href: `mailto:${chapter.email}?subject=An%20event` }}
            />
            {reading.data ? (
              <CalendarFeed
                question={words.feed.question}
                href={reading.data.feed}
                label={words.feed.label}
                addressLabel={words.feed.addressLabel}
              />
            ) : null}
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}

function stateOf({ data, failed }: { data?: unknown; failed: boolean }, none: boolean): EventDatesState {
  if (data === undefined) return failed ? 'failed' : 'loading';
  if (failed) return 'outdated';
  return none ? 'empty' : 'ready';
}
