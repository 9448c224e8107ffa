import { chapter } from 'virtual:chapter';
import { createClientOf } from '@banyan/api/client';
import { eventMessages, eventRegistrationMessages, getActiveEvents } from '@banyan/api/contract';
import { createPastTile, createUpcomingRow, type FoundEvents, foundEvents } from '@banyan/app/events';
import { apiBase, ofThisChapter } from './national.ts';
import { nationalHref } from './places.ts';

const client = createClientOf({ getActiveEvents }, { base: apiBase });

/** Reads the chapter's events, upcoming and past. */
export async function readEvents(signal: AbortSignal): Promise<FoundEvents> {
  const [{ data }, base] = await Promise.all([
    client.getActiveEvents({ query: ofThisChapter, signal }),
    apiBase(),
  ]);
  return foundEvents(data, { apiBase: base, origin: chapter.national, chapter: chapter.id });
}

/** Registration is on the national site, or at the event's own address. */
export const registerHref = (id: string) => nationalHref(`/events/register/${encodeURIComponent(id)}`);

/** Row of an upcoming event. */
export const upcomingRow = createUpcomingRow({
  words: {
    register: 'Register',
    details: 'See details',
    calendar: 'Add to calendar',
    today: 'Happening today',
    full: 'Every seat is taken',
    closed: eventRegistrationMessages.closed,
  },
  clock: { its: 'The time where it takes place.', yours: 'your time' },
  registerHref,
});

/** Tile of a past event. Its page is on the national site. */
export const pastTile = createPastTile((id) => nationalHref(`/events/past/${encodeURIComponent(id)}`));

/** Texts for lists of events without content. */
export const eventListWords = {
  loading: 'Loading events...',
  failed: eventMessages.listFailed,
  retry: eventMessages.retry,
};
