import { dayMs } from '../day.ts';
import { dateYears } from '../limits/years.ts';

/*
 * Moments in the data: an instant with its offset, a wall-clock time, or a day. The last two are in the event's own zone, never in
 * the zone of the machine that reads them.
 */

const shape = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;
interface Written {
  /** Digits of the text read as UTC, in milliseconds. */
  wall: number;
  /** Instant, if the text has an offset. */
  instant: number | undefined;
  dayOnly: boolean;
}

/** Error text for a date with a year out of range. */
export const yearSentence = `Choose a year from ${dateYears.first} to ${dateYears.last}.`;

const isKnownYear = (year: number) => year >= dateYears.first && year <= dateYears.last;

/** Returns true if a text is a date with a year out of range, such as `0026-12-12` from a year typed with two digits. */
export function hasOtherYear(text: string): boolean {
  const year = /^\s*(\d{1,6})-\d\d-\d\d/.exec(text)?.[1];
  return year !== undefined && !isKnownYear(Number(year));
}

export function readMoment(text: string): Written | undefined {
  const [, day = '', time, offset] = shape.exec(text.trim()) ?? [];
  if (!isKnownYear(Number(day.slice(0, 4)))) return;
  const wall = Date.parse(`${day}T${time ?? '00:00'}Z`);
  const instant = offset ? Date.parse(`${day}T${time}${offset}`) : undefined;
  // JavaScript would silently turn February 30 into March 2.
  if (Number.isNaN(wall) || Number.isNaN(instant) || new Date(wall).toISOString().slice(0, 10) !== day)
    return;
  return { wall, instant, dayOnly: !time };
}

/** Returns true if a text is an ISO 8601 day of the calendar, with or without a time. */
export const isMoment = (text: string) => readMoment(text) !== undefined;

/** Returns true if a text is a day without a time. */
export const isDayOnly = (text: string) => readMoment(text)?.dayOnly ?? false;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

const zones = new Map<string, boolean>();

function exists(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Returns the zone if this machine knows it, else the fallback: a wrong name in the data must not break a page. */
export function zoneOr(fallback: string, zone: string | null | undefined): string {
  if (!zone) return fallback;
  const known = zones.get(zone) ?? exists(zone);
  zones.set(zone, known);
  return known ? zone : fallback;
}

/** Returns the wall-clock time of a zone at an instant, as if it were UTC. */
export function wallClock(instant: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the instants of `wall` with the offset of the day before and with that of the day after. */
function readings(wall: number, zone: string): [before: number, after: number] {
  const offset = (near: number) => wallClock(near, zone) - near;
  return [wall - offset(wall - dayMs), wall - offset(wall + dayMs)];
}

/**
 * Returns the instant at which the clocks of a zone show `wall`. For a repeated hour it is the first one. A skipped hour is read
 * with the offset before it, as calendars do.
 */
export function instantOfWall(wall: number, zone: string): number {
  const [before, after] = readings(wall, zone);
  return wallClock(before, zone) !== wall && wallClock(after, zone) === wall ? after : before;
}

/** Returns true if the clocks of a zone show `wall` twice, because they were set back. */
export function comesTwice(wall: number, zone: string): boolean {
  const [before, after] = readings(wall, zone);
  return before !== after && wallClock(before, zone) === wall && wallClock(after, zone) === wall;
}

/**
 * Returns the instant of a text; a day without a time begins at its midnight in `zone`. Returns `undefined` if the text is no
 * moment.
 */
export function instantOf(text: string | null | undefined, zone: string): number | undefined {
  const written = text ? readMoment(text) : undefined;
  return written && (written.instant ?? instantOfWall(written.wall, zone));
}

/** Returns the last millisecond of a text: for a day its end in `zone`, otherwise the instant itself. */
export function lastInstantOf(text: string | null | undefined, zone: string): number | undefined {
  const written = text ? readMoment(text) : undefined;
  if (!written?.dayOnly) return instantOf(text, zone);
  return instantOfWall(written.wall + dayMs, zone) - 1;
}
