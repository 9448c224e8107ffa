import {
  eventEnd,
  eventStart,
  eventZone,
  instantOf,
  isDayOnly,
  isUpcoming,
  safeHref,
} from '@banyan/api/contract';
import type { CalendarEvent } from '../calendar/icalendar.ts';
import type { EventTable } from '../database/event-tables.ts';
import { dated } from './rows.ts';

/** Context that an event’s calendar entry needs besides its row. */
export interface CalendarContext {
  /** Origin of the site, used in every event’s UID and in the address of its page. */
  publicOrigin: string;
  /** Milliseconds since 1970. */
  now: number;
}

function pageOf(row: EventTable, { publicOrigin, now }: CalendarContext): string {
  const upcoming = isUpcoming(dated(row), now);
  if (!upcoming && row.id.startsWith('past-')) return `${publicOrigin}/events`;
  const own = `${publicOrigin}/events/${upcoming ? 'register' : 'past'}/${encodeURIComponent(row.id)}`;
  return (upcoming && safeHref(row.registration_url)) || own;
}

/** Calendar entry of an event; its description ends with the address of its page. */
export function calendarEvent(row: EventTable, context: CalendarContext): CalendarEvent {
  const event = dated(row);
  const url = pageOf(row, context);
  return {
    uid: `${row.id}@${new URL(context.publicOrigin).hostname}`,
    sequence: row.sequence,
    changed: instantOf(row.changed_at, 'UTC') ?? instantOf(row.created_at, 'UTC') ?? 0,
    start: { at: eventStart(event), dayOnly: isDayOnly(row.date) },
    end: { at: eventEnd(event), dayOnly: isDayOnly(row.end_date ?? '') },
    zone: eventZone(event),
    summary: row.title,
    description: [row.description, url].filter(Boolean).join('\n\n'),
    location: row.location,
    category: row.category,
    url,
    cancelled: Boolean(row.cancelled_at),
  };
}
