import { createUpcomingRow } from '@banyan/app/events';
import { eventClock } from '../../../content/eventClock.ts';
import { events } from '../../../content/events.ts';
import { registerHref } from '../eventPaths.ts';

/** Builds the row of an upcoming event. */
export const upcomingRow = createUpcomingRow({ words: events.upcoming, clock: eventClock, registerHref });
