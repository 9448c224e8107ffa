import { eventDay, eventHours, isMoment, isUpcoming } from '@banyan/api/contract';
import type { EventTable } from '../../../database/event-tables.ts';
import { dated } from '../../../events/rows.ts';
import { CommandError } from '../../command-error.ts';
import type { Words } from '../../definition.ts';

/** Of a command about one event. */
export const oneEvent = { event: { shown: 'ID' } } as const satisfies Words;

/** For an id that names nothing. */
export const unknownEvent = (id: string) =>
  new CommandError(`There is no event ${id}. banyan event list has them all.`);

/** "Saturday, December 12, 2026, 6:00 PM to 11:00 PM PST", as the site says it. */
export function whenOf(row: EventTable): string {
  if (!isMoment(row.date)) return `no day of the calendar: ${row.date}`;
  const hours = eventHours(dated(row));
  return [eventDay(dated(row)).dateLong, ...(hours ? [hours] : [])].join(', ');
}

/** Where an event stands, in a word or two. */
export function standing(row: EventTable, now: number): string {
  if (row.cancelled_at) return 'cancelled';
  if (row.is_approved !== 1) return 'waits';
  if (row.is_active !== 1 || !isMoment(row.date)) return 'not shown';
  return isUpcoming(dated(row), now) ? 'upcoming' : 'past';
}
