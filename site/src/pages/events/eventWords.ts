import { type EventItem, eventDay, eventHours, eventLastDay, yourTime } from '@banyan/api/contract';

type Dated = Pick<EventItem, 'date' | 'endDate' | 'timezone'>;

/** "Saturday, December 12, 2026, 6:00 PM to 11:00 PM PST": day, last day where there is one, hours where it has some. */
export function eventWhen(event: Dated): string {
  const { dateLong } = eventDay(event);
  const last = eventLastDay(event);
  return [last ? `${dateLong} to ${last}` : dateLong, eventHours(event)].filter(Boolean).join(', ');
}

/**
 * The hours on the reader's clock, with the day where it is another one there; `undefined` where they are the same. In the
 * browser only, after hydration.
 */
export function readersTime(event: Dated): string | undefined {
  const theirs = yourTime(event, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const sameDay = `${eventDay(event).dateLong.replace(/, \d+$/, '')}, `;
  return theirs?.startsWith(sameDay) ? theirs.slice(sameDay.length) : theirs;
}
