import { isUpcoming } from '@banyan/api/contract';
import type { ListedEvent } from '@banyan/app/events';
import { pages } from '../../../content/pages.ts';
import type { PageHead } from '../../../head.ts';
import { eventData, eventOffer } from '../eventData.ts';
import { registerHref } from '../eventPaths.ts';

/** Metadata of the event list and of each upcoming event. @param now Milliseconds since 1970. */
export function eventsHead(events: readonly ListedEvent[], now: number): PageHead {
  const upcoming = events.filter((event) => isUpcoming(event, now));
  return {
    ...pages['/events'],
    data: (origin) =>
      upcoming.map((event) => {
        const path = registerHref(event._id);
        return { ...eventData(event, origin, path), offers: eventOffer(event, origin + path) };
      }),
  };
}
