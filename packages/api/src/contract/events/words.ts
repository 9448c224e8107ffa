import { dayMs } from '../day.ts';
import { isDayOnly, readMoment, wallClock, zoneOr } from './moments.ts';
import { type Dated, eventEnd, eventStart, eventZone } from './states.ts';

const tellers = new Map<string, Intl.DateTimeFormat>();

/** Formats in one language and replaces the narrow space of some browsers' data, so that server and browser render the same text. */
function told(instant: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options);
  // Creating a formatter costs a hundred times as much as using it.
  const teller = tellers.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  tellers.set(key, teller);
  return teller.format(instant).replaceAll('\u202f', ' ');
}

const long = { dateStyle: 'full' } as const;

/** Day of an event in its own zone. */
export interface EventDay {
  /** Date in long US format: "Saturday, December 12, 2026". */
  dateLong: string;
  /** Day of the month: "12". */
  day: string;
  /** Name of the month: "December". */
  month: string;
}

export function eventDay(event: Pick<Dated, 'date' | 'timezone'>): EventDay {
  // A day without an offset is the same in any zone, so it is shown as written.
  const { wall = Number.NaN, instant } = readMoment(event.date) ?? {};
  const [at, zone] = instant === undefined ? [wall, 'UTC'] : [instant, eventZone(event)];
  return {
    dateLong: told(at, zone, long),
    day: told(at, zone, { day: 'numeric' }),
    month: told(at, zone, { month: 'long' }),
  };
}

/** Returns the last day, "Sunday, December 13, 2026", of an event that ends on a later day. A party past midnight does not count. */
export function eventLastDay(event: Dated): string | undefined {
  if (!event.endDate) return undefined;
  const [start, end, zone] = [eventStart(event), eventEnd(event), eventZone(event)];
  const last = told(end, zone, long);
  const oneNight = end - start < 43_200_000 && !isDayOnly(event.endDate);
  return oneNight || last === told(start, zone, long) ? undefined : last;
}

/**
 * Returns true if an event has a time of day. Midnight without a zone does not count: dates without a time are often stored that
 * way.
 */
const hasTime = (event: Dated) =>
  !isDayOnly(event.date) && !(!event.timezone && wallClock(eventStart(event), 'UTC') % dayMs === 0);

function hours(event: Dated, zone: string): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const [start, end] = [eventStart(event), eventEnd(event)];
  const abbreviation = (instant: number) =>
    told(instant, zone, { ...time, timeZoneName: 'short' }).slice(told(instant, zone, time).length);
  const from = told(start, zone, time);
  if (end <= start || isDayOnly(event.endDate ?? '')) return from + abbreviation(start);
  const [one, other] = [abbreviation(start), abbreviation(end)];
  return `${from}${one === other ? '' : one} to ${told(end, zone, time)}${other}`;
}

/** Returns "6:00 PM to 11:00 PM PST" in the event's own zone, or `undefined` if it has no time of day. */
export const eventHours = (event: Dated) => (hasTime(event) ? hours(event, eventZone(event)) : undefined);

/**
 * Returns the hours in the reader's zone: "Sunday, December 13, 7:30 AM to 12:30 PM GMT+5:30". Returns `undefined` if the reader's
 * clock shows the same. Call it only in the browser, after the first paint: the server does not know the reader's zone.
 * @param zone `Intl.DateTimeFormat().resolvedOptions().timeZone`
 */
export function yourTime(event: Dated, zone: string): string | undefined {
  const here = zoneOr('UTC', zone);
  const start = eventStart(event);
  if (!hasTime(event) || wallClock(start, here) === wallClock(start, eventZone(event))) return undefined;
  // Joined by hand: browsers differ in the word between a day and a time.
  const day = told(start, here, { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day}, ${hours(event, here)}`;
}

/** Returns a deadline in words, in its zone: "Friday, December 4, 2026", with the time if it has one. */
export function momentLong(instant: number, text: string, timezone: string | null | undefined): string {
  const zone = zoneOr('UTC', timezone);
  const day = told(instant, zone, long);
  if (isDayOnly(text)) return day;
  return `${day}, ${told(instant, zone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`;
}

/** Value of a `<time>` element: the day as written, or the instant. */
export const machineDate = (event: Dated) =>
  isDayOnly(event.date) ? event.date.trim() : new Date(eventStart(event)).toISOString();
