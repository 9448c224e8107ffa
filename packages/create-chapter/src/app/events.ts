import { chapter } from 'virtual:chapter';
import { createClientOf } from '@banyan/api/client';
import { eventMessages, eventRegistrationMessages, getActiveEvents } from '@banyan/api/contract';
import { createPastTile, createUpcomingRow, type FoundEvents, foundEvents } from '@banyan/app/events';
import { apiBase, ofThisChapter } from './national.ts';
import { nationalHref } from './places.ts';

const client = createClientOf({ getActiveEvents }, { base: apiBase });

/** Reads the chapter's events, those to come and those that are over. */
export async function readEvents(signal: AbortSignal): Promise<FoundEvents> {
  const [{ data }, base] = await Promise.all([
    client.getActiveEvents({ query: ofThisChapter, signal }),
    apiBase(),
  ]);
  return foundEvents(data, { apiBase: base, origin: chapter.national, chapter: chapter.id });
}

/** Registering happens on the national site, or where the event says. */
export const registerHref = (id: string) => nationalHref(`/events/register/${encodeURIComponent(id)}`);

/** An event to come, as its row shows it. */
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

/** An event that is over, as its tile shows it. Its page is on the national site. */
export const pastTile = createPastTile((id) => nationalHref(`/events/past/${encodeURIComponent(id)}`));

/** What lists of events say while there are none. */
export const eventListWords = {
  loading: 'Loading events...',
  failed: eventMessages.listFailed,
  retry: eventMessages.retry,
};
