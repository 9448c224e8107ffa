import { eventStart, type FeaturedEvent, featuredEventMessages } from '@banyan/api/contract';
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

/**
 * The featured event and one other upcoming event as rows, soonest first. A failure is shown in place of the row, without a toast,
 * because the page has five other parts.
 *
 * @param among Upcoming events, soonest first; the first other one is shown.
 */
export function ResourcesEvents({ among }: { among: readonly FeaturedEvent[] }) {
  const { featured } = route.useLoaderData();
  const state = useFeaturedEvent(featured);
  const next = among.find(({ _id }) => _id !== state.data?._id);
  const events = [state.data, next]
    .filter((event) => event != null)
    .toSorted((one, other) => eventStart(one) - eventStart(other));
  return (
    <EventDates
      heading={words.heading}
      headingId="events"
      text={words.text}
      more={words.more}
      status={<Status {...state} />}
    >
      {events.length > 0
        ? events.map((event) => {
            const { description: _description, image: _image, ...shown } = eventDetails(event);
            return <EventDate key={event._id} {...shown} />;
          })
        : null}
    </EventDates>
  );
}

/** Status next to the row: loading, failed or empty. */
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
