import { createUpcomingRow } from '@banyan/app/events';
import { eventClock } from '../../../content/eventClock.ts';
import { events } from '../../../content/events.ts';
import { registerHref } from '../eventPaths.ts';

/** An event to come, as its row shows it. */
export const upcomingRow = createUpcomingRow({ words: events.upcoming, clock: eventClock, registerHref });
