import { instantOf, isDayOnly, zoneOr } from '@banyan/api/contract';
import { clockTime, formatMoment, mediumDay } from './formats.ts';

/** Date of an event as in the API contract, an instant or a day, with its time zone. */
export interface Held {
  date: string;
  timeZone: string | null;
}

const zoneOf = ({ date, timeZone }: Held): string => (isDayOnly(date) ? 'UTC' : zoneOr('UTC', timeZone));

/** Part of an event's date in its own time zone; `undefined` for an invalid date. */
export function eventPart(event: Held, options: Intl.DateTimeFormatOptions): string | undefined {
  const zone = zoneOf(event);
  const at = instantOf(event.date, zone);
  return at === undefined ? undefined : formatMoment(at, options, zone);
}

const told = (event: Held, options: Intl.DateTimeFormatOptions): string =>
  eventPart(event, options) ?? event.date;

/** City of a time zone: "Chicago" for `America/Chicago`. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Day of the month in the event's time zone: "16". */
export const dayNumber = (event: Held): string => told(event, { day: 'numeric' });

/** Weekday and date in the event's time zone: "Friday, October 16". */
export const dayName = (event: Held): string =>
  told(event, { weekday: 'long', day: 'numeric', month: 'long' });

/**
 * Date and time in an event's time zone, with its name: "Dec 11, 2026, 6:00 PM PST".
 * @param zone IANA zone; the reader's zone if `null`
 */
export const momentThere = (at: string, zone: string | null): string =>
  formatMoment(Date.parse(at), { ...mediumDay, ...clockTime, timeZoneName: 'short' }, zone ?? undefined);

/** Start time with its city: "6:00 PM in Chicago"; empty if the event has no time. */
export function clockThere(event: Held): string {
  if (isDayOnly(event.date)) return '';
  const time = eventPart(event, clockTime) ?? '';
  return event.timeZone === null || time === '' ? time : `${time} in ${cityOf(event.timeZone)}`;
}

/** Date and time of an event: "Friday, October 16, 6:00 PM in Chicago"; without a time if it has none. */
export const heldWords = (event: Held): string =>
  [dayName(event), clockThere(event)].filter(Boolean).join(', ');
