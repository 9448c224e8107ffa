import { dayMs } from '../day.ts';
import { isDayOnly, readMoment, wallClock, zoneOr } from './moments.ts';
import { type Dated, eventEnd, eventStart, eventZone } from './states.ts';

const tellers = new Map<string, Intl.DateTimeFormat>();

/** One language, and a plain space where some browsers' data has a narrow one: server and browser say the same. */
function told(instant: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options);
  // Making one costs a hundred times what using it does.
  const teller = tellers.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  tellers.set(key, teller);
  return teller.format(instant).replaceAll('\u202f', ' ');
}

const long = { dateStyle: 'full' } as const;

/** The day of an event in its own zone. */
export interface EventDay {
  /** Long US format: "Saturday, December 12, 2026". */
  dateLong: string;
  /** "12" */
  day: string;
  /** "December" */
  month: string;
}

export function eventDay(event: Pick<Dated, 'date' | 'timezone'>): EventDay {
  // A day without an offset is that day in any zone, so it is told as it is written.
  const { wall = Number.NaN, instant } = readMoment(event.date) ?? {};
  const [at, zone] = instant === undefined ? [wall, 'UTC'] : [instant, eventZone(event)];
  return {
    dateLong: told(at, zone, long),
    day: told(at, zone, { day: 'numeric' }),
    month: told(at, zone, { month: 'long' }),
  };
}

/** "Sunday, December 13, 2026", where an event goes on to another day than it began on. A night's party does not. */
export function eventLastDay(event: Dated): string | undefined {
  if (!event.endDate) return undefined;
  const [start, end, zone] = [eventStart(event), eventEnd(event), eventZone(event)];
  const last = told(end, zone, long);
  const oneNight = end - start < 43_200_000 && !isDayOnly(event.endDate);
  return oneNight || last === told(start, zone, long) ? undefined : last;
}

/** Whether an event has a time of day. Midnight in no zone at all is how a date without one is often stored. */
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

/** "6:00 PM to 11:00 PM PST" in the event's own zone, or `undefined` when it has no time of day. */
export const eventHours = (event: Dated) => (hasTime(event) ? hours(event, eventZone(event)) : undefined);

/**
 * The same in the reader's zone: "Sunday, December 13, 7:30 AM to 12:30 PM GMT+5:30"; `undefined` where the clocks there
 * show the same. Call it in the browser only, after the first paint: the server does not know where the reader is.
 * @param zone `Intl.DateTimeFormat().resolvedOptions().timeZone`
 */
export function yourTime(event: Dated, zone: string): string | undefined {
  const here = zoneOr('UTC', zone);
  const start = eventStart(event);
  if (!hasTime(event) || wallClock(start, here) === wallClock(start, eventZone(event))) return undefined;
  // Joined by hand: browsers differ about the word between a day and a time.
  const day = told(start, here, { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day}, ${hours(event, here)}`;
}

/** A deadline in words, in its zone: "Friday, December 4, 2026", with the time where it has one. */
export function momentLong(instant: number, text: string, timezone: string | null | undefined): string {
  const zone = zoneOr('UTC', timezone);
  const day = told(instant, zone, long);
  if (isDayOnly(text)) return day;
  return `${day}, ${told(instant, zone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`;
}

/** Value of a `<time>` element: the day as it is written, or the instant. */
export const machineDate = (event: Dated) =>
  isDayOnly(event.date) ? event.date.trim() : new Date(eventStart(event)).toISOString();
