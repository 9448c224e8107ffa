import { instantOf, isDayOnly, zoneOr } from '@banyan/api/contract';
import { clockTime, formatMoment, mediumDay } from './formats.ts';

/** A moment as the contract has it, an instant or a day, and where. */
export interface Held {
  date: string;
  timeZone: string | null;
}

const zoneOf = ({ date, timeZone }: Held): string => (isDayOnly(date) ? 'UTC' : zoneOr('UTC', timeZone));

/** A part of an event's date in its own zone; `undefined` of what is no date. */
export function eventPart(event: Held, options: Intl.DateTimeFormatOptions): string | undefined {
  const zone = zoneOf(event);
  const at = instantOf(event.date, zone);
  return at === undefined ? undefined : formatMoment(at, options, zone);
}

const told = (event: Held, options: Intl.DateTimeFormatOptions): string =>
  eventPart(event, options) ?? event.date;

/** "Chicago" of `America/Chicago`. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** The day of the month something is on, there: "16". */
export const dayNumber = (event: Held): string => told(event, { day: 'numeric' });

/** "Friday, October 16", there. */
export const dayName = (event: Held): string =>
  told(event, { weekday: 'long', day: 'numeric', month: 'long' });

/**
 * An instant by the clocks of an event, with their name: "Dec 11, 2026, 6:00 PM PST".
 * @param zone IANA zone; the reader's where the event has none
 */
export const momentThere = (at: string, zone: string | null): string =>
  formatMoment(Date.parse(at), { ...mediumDay, ...clockTime, timeZoneName: 'short' }, zone ?? undefined);

/** "6:00 PM in Chicago"; empty where it has no time. */
export function clockThere(event: Held): string {
  if (isDayOnly(event.date)) return '';
  const time = eventPart(event, clockTime) ?? '';
  return event.timeZone === null || time === '' ? time : `${time} in ${cityOf(event.timeZone)}`;
}

/** "Friday, October 16, 6:00 PM in Chicago"; without a time where there is none. */
export const heldWords = (event: Held): string =>
  [dayName(event), clockThere(event)].filter(Boolean).join(', ');
