import { featuredEventMessages } from '@banyan/api/contract';
import { createEventDetails } from '@banyan/app/events';
import { Button, Spinner } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { EventDate, EventDates } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { resources } from '../../content/resources.ts';
import { registerHref } from '../events/eventPaths.ts';
import { type FeaturedEventState, useFeaturedEvent } from '../featuredEvent/useFeaturedEvent.ts';

const route = getRouteApi('/resources');
const words = resources.events;
const eventDetails = createEventDetails({ registerLabel: words.register, registerHref });

/** The next event as a row. A fault is said where the row would be, without a toast: the page has five other parts. */
export function ResourcesEvents() {
  const { featured } = route.useLoaderData();
  const state = useFeaturedEvent(featured);
  const event = state.data ? eventDetails(state.data) : undefined;
  return (
    <EventDates
      heading={words.heading}
      headingId="events"
      text={words.text}
      more={words.more}
      status={<Status {...state} />}
    >
      {event ? (
        <EventDate
          title={event.title}
          day={event.day}
          month={event.month}
          dateLong={event.dateLong}
          location={event.location}
          action={event.action}
        />
      ) : null}
    </EventDates>
  );
}

/** What is known beside the row: that it is on its way, that it could not be had, or that there is none. */
function Status({ data, failed, retry }: FeaturedEventState) {
  const waiting = data === undefined;
  return (
    <>
      {waiting ? (
        <Cluster>
          <Spinner /> {featuredEventMessages.loading}
        </Cluster>
      ) : null}
      {data === null && !failed ? words.none : null}
      {failed ? (
        <>
          <p>{waiting ? words.failed : words.outdated}</p>
          <Button variant="line" onClick={retry}>
            {words.retry}
          </Button>
        </>
      ) : null}
    </>
  );
}
