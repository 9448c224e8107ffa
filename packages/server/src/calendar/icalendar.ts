import { dayMs, wallClock } from '@banyan/api/contract';
import { comesTwice } from '@banyan/api/internal';
import { escapeText, foldLine } from './content-lines.ts';
import { clockText, type ToldZone, toldZone } from './zones.ts';

/** Instant in milliseconds since 1970; `dayOnly` means its day in the event's zone. */
interface CalendarMoment {
  at: number;
  dayOnly: boolean;
}

/** Data of an event for a calendar (RFC 5545, 3.6.1). */
export interface CalendarEvent {
  /** Unique id, the same for every version of the event. */
  uid: string;
  /** Version number; each later version has a higher one. */
  sequence: number;
  /** Time of the last change, in milliseconds since 1970. */
  changed: number;
  start: CalendarMoment;
  end: CalendarMoment;
  /** IANA name of the zone, or `UTC`. */
  zone: string;
  summary: string;
  description: string;
  /** Place of the event; empty if unknown. */
  location: string;
  /** Category; empty if there is none. */
  category: string;
  /** URL of the event's page. */
  url: string;
  cancelled: boolean;
}

const utc = (instant: number) => `${clockText(instant)}Z`;
const yearOf = (instant: number) => new Date(instant).getUTCFullYear();
const dayText = (wall: number) => clockText(wall).slice(0, 8);

/** Lines for start and end: dates for whole days, local times if the zone is defined in the file, UTC otherwise. */
function timeLines({ start, end, zone }: CalendarEvent, zones: ReadonlyMap<string, ToldZone>): string[] {
  if (start.dayOnly) {
    // The end of a day is the following day (RFC 5545, 3.6.1).
    const after = Math.floor(wallClock(end.at, zone) / dayMs) * dayMs + dayMs;
    return [`DTSTART;VALUE=DATE:${dayText(wallClock(start.at, zone))}`, `DTEND;VALUE=DATE:${dayText(after)}`];
  }
  const from = zones.get(zone)?.from ?? Infinity;
  const isTold = [start, end].every(({ at }) => yearOf(at) >= from);
  const moment = (name: string, at: number) => {
    const wall = wallClock(at, zone);
    // Calendars disagree on which of two equal local hours is meant, so such a time is given in UTC.
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

/** Zones of these events by name, each defined for all years needed; zones without a yearly rule are left out. */
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
 * Events as a calendar (RFC 5545) with CR LF line ends. A later import with a higher SEQUENCE replaces an event, and a canceled
 * event is marked as canceled.
 *
 * @param name Name of a feed in a subscriber's list of calendars. @default none, for a single event's file
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
