import { dayMs, wallClock } from '@banyan/api/contract';
import { comesTwice } from '@banyan/api/internal';
import { escapeText, foldLine } from './content-lines.ts';
import { clockText, type ToldZone, toldZone } from './zones.ts';

/** An instant, in milliseconds since 1970; `dayOnly` means the day of the event's zone that it lies in. */
interface CalendarMoment {
  at: number;
  dayOnly: boolean;
}

/** What a calendar is told about an event (RFC 5545, 3.6.1). */
export interface CalendarEvent {
  /** The same for every version of the event, and nobody else's. */
  uid: string;
  /** Higher in every later version. */
  sequence: number;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
  start: CalendarMoment;
  end: CalendarMoment;
  /** An IANA name, or `UTC`. */
  zone: string;
  summary: string;
  description: string;
  /** Empty when nobody knows. */
  location: string;
  /** Empty without one. */
  category: string;
  /** Address of its page. */
  url: string;
  cancelled: boolean;
}

const utc = (instant: number) => `${clockText(instant)}Z`;
const yearOf = (instant: number) => new Date(instant).getUTCFullYear();
const dayText = (wall: number) => clockText(wall).slice(0, 8);

/** Begin and end: days for a day, local times where the zone is told, UTC otherwise. */
function timeLines({ start, end, zone }: CalendarEvent, zones: ReadonlyMap<string, ToldZone>): string[] {
  if (start.dayOnly) {
    // The end of a day is the day after (RFC 5545, 3.6.1).
    const after = Math.floor(wallClock(end.at, zone) / dayMs) * dayMs + dayMs;
    return [`DTSTART;VALUE=DATE:${dayText(wallClock(start.at, zone))}`, `DTEND;VALUE=DATE:${dayText(after)}`];
  }
  const from = zones.get(zone)?.from ?? Infinity;
  const isTold = [start, end].every(({ at }) => yearOf(at) >= from);
  const moment = (name: string, at: number) => {
    const wall = wallClock(at, zone);
    // Calendars disagree about which of two equal hours is meant; UTC has no such hours.
    return isTold && !comesTwice(wall, zone)
      ? `${name};TZID=${zone}:${clockText(wall)}`
      : `${name}:${utc(at)}`;
  };
  const until = end.dayOnly ? end.at + 1 : end.at;
  return [moment('DTSTART', start.at), ...(until > start.at ? [moment('DTEND', until)] : [])];
}

function eventLines(event: CalendarEvent, zones: ReadonlyMap<string, ToldZone>): string[] {
  const { uid, sequence, changed, summary, description, location, category, url, cancelled } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    ...timeLines(event, zones),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(category ? [`CATEGORIES:${escapeText(category)}`] : []),
    `URL:${url}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** The zones of these events, by name, each defined once for all the years it is needed; without those of irregular clocks. */
function zonesOf(events: readonly CalendarEvent[]): ReadonlyMap<string, ToldZone> {
  const years = new Map<string, number[]>();
  for (const { start, end, zone } of events) {
    if (start.dayOnly || zone === 'UTC') continue;
    years.set(zone, [...(years.get(zone) ?? []), yearOf(start.at), yearOf(end.at)]);
  }
  const zones = new Map<string, ToldZone>();
  for (const [zone, all] of years) {
    const told = toldZone(zone, Math.min(...all), Math.max(...all));
    if (told) zones.set(zone, told);
  }
  return zones;
}

/**
 * Events as a calendar (RFC 5545): lines end in CR LF, a second import of an event with a higher SEQUENCE replaces the
 * first, a cancelled one is told as cancelled.
 *
 * @param name Of a feed, in a subscriber's list of calendars. @default none, for a single event's file
 */
export function calendarText(events: readonly CalendarEvent[], name?: string): string {
  const zones = zonesOf(events);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Banyan//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name
      ? [
          `NAME:${escapeText(name)}`,
          `X-WR-CALNAME:${escapeText(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
          'X-PUBLISHED-TTL:PT6H',
        ]
      : []),
    ...[...zones.values()].flatMap(({ lines }) => lines),
    ...events.flatMap((event) => eventLines(event, zones)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
