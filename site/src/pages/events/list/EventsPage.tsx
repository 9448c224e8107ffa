import { eventEnd, eventMessages, sortedEvents } from '@banyan/api/contract';
import { createPastTile, useNow } from '@banyan/app/events';
import { progressOf, useApiRead } from '@banyan/app/reading';
import { CalendarFeed, PastEvents, ProposeEvent, UpcomingEvents } from '@banyan/ui/content';
import { Heading, MoreLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { Pagination } from '@banyan/ui/navigation';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { events } from '../../../content/events.ts';
import { pastEventPage } from '../eventPaths.ts';
import { Registered } from './Registered.tsx';
import { readEvents } from './readEvents.ts';
import { pastPageHref, pastPageOf, type SomeEvents, shownEvents } from './shownEvents.ts';
import { upcomingRow } from './upcomingRow.ts';

const route = getRouteApi('/events/');
const { upcoming: upcomingWords, past: pastWords, propose, feed } = events;
const common = {
  loading: 'Loading events...',
  failed: eventMessages.listFailed,
  retry: eventMessages.retry,
  outdated: events.outdated,
};
const words = {
  upcoming: { ...common, empty: eventMessages.noUpcoming, emptyHint: upcomingWords.emptyHint },
  past: { ...common, empty: eventMessages.noPast, emptyHint: pastWords.emptyHint },
  none: { ...common, empty: eventMessages.none, emptyHint: upcomingWords.emptyHint },
};
const pastTile = createPastTile(pastEventPage);
const firstHeading = 'upcoming-events';
const proposal = <ProposeEvent link={propose.link} />;

/** List of upcoming and past events. */
export function EventsPage() {
  const { start, rendered, now: renderedAt } = route.useLoaderData();
  const state = useApiRead<SomeEvents>(start, (signal) => readEvents(undefined, signal));
  const alive = useHydrated();
  const asked = useLocation({ select: ({ search }) => search });
  // A page rendered at build time does not know the query; it applies after hydration.
  const page = alive ? pastPageOf({ ...asked }) : rendered;
  const navigate = useNavigate();
  const pastHeading = useFocusOnNewPage(page);
  const all = state.data?.events ?? [];
  const { now } = useNow(renderedAt, all.map(eventEnd));
  const shown = state.data && shownEvents(state.data, page, now);
  const { past = [], pages = 1 } = shown ?? {};
  const { upcoming } = sortedEvents(all, now);
  const rows = upcoming.map((event) => upcomingRow(event, now, alive));
  const none = state.data !== undefined && all.length === 0;
  // Both lists share one read: a failure is shown once, in the first list, and so is the empty state.
  const beside = { ...state, data: shown, failed: state.failed && shown === undefined };
  const withPast = state.data === undefined ? !state.failed : !none;
  return (
    <>
      <Container>
        <PageHead
          title={events.heading}
          aside={
            <Stack space={4} align="start">
              <Text size="lede">{events.lede}</Text>
              <MoreLink href={events.byMonth.href}>{events.byMonth.label}</MoreLink>
            </Stack>
          }
        />
      </Container>
      <Registered returnTo={firstHeading} />
      <Section labelledBy={firstHeading} spacing="bottom">
        <Container>
          <VisuallyHidden>
            <h2 id={firstHeading} tabIndex={-1}>
              {upcomingWords.heading}
            </h2>
          </VisuallyHidden>
          <Stack space={32}>
            <UpcomingEvents
              progress={progressOf(state, rows, proposal)}
              words={none ? words.none : words.upcoming}
              label={upcomingWords.heading}
            />
            <Stack space={8}>
              {state.data && rows.length === 0 ? null : (
                <ProposeEvent question={propose.question} link={propose.link} />
              )}
              {state.data ? <CalendarFeed {...feed} href={state.data.feed} /> : null}
            </Stack>
          </Stack>
        </Container>
      </Section>
      {withPast ? (
        <Section tone="sunk" labelledBy="past-events">
          <Container>
            <Stack space={32}>
              <Heading level={2} size="d2" id="past-events" ref={pastHeading} tabIndex={-1}>
                {pastWords.heading}
              </Heading>
              <PastEvents
                progress={progressOf(beside, past.map(pastTile), proposal)}
                words={words.past}
                label={pastWords.heading}
              />
              <Pagination
                page={shown?.page ?? page}
                pages={pages}
                hrefFor={pastPageHref}
                onGoTo={(wanted) => void navigate({ href: pastPageHref(wanted), resetScroll: false })}
                label={pastWords.pages}
              />
            </Stack>
          </Container>
        </Section>
      ) : null}
    </>
  );
}

/** Moves the focus to the top of the list after a page change, for readers with a keyboard or screen reader. */
function useFocusOnNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus();
    shown.current = page;
  }, [page]);
  return heading;
}
