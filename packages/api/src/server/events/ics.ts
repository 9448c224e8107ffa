import { dayMs } from '../../contract/day.ts';
import { comesTwice, instantOf, isDayOnly, wallClock } from '../../contract/events/moments.ts';
import { eventEnd, eventStart, eventZone, isUpcoming } from '../../contract/events/states.ts';
import { safeHref } from '../../contract/safe-href.ts';
import { clockText, timezoneLines } from '../calendar/zones.ts';
import type { EventTable } from '../database/tables.ts';
import { dated } from './rows.ts';

/** What a calendar says about itself. */
export interface CalendarOptions {
  /** Origin of the site: part of every event's UID, and where its page is. */
  publicOrigin: string;
  /** Name of the whole feed; a single event's file has none. */
  name?: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Text of a value (RFC 5545, 3.3.11). Line ends become `\n`, and what has no place in text is left out. */
export const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const lineOctets = 75;

/** One content line, folded after at most 75 octets and never within a character (RFC 5545, 3.1). */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = lineOctets;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      parts.push(part);
      part = '';
      // The space that continues a line counts too.
      room = lineOctets - 1;
    }
    part += character;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
}

const utc = (instant: number) => `${clockText(instant)}Z`;
const dayText = (wall: number) => clockText(wall).slice(0, 8);

/** Begin and end: days for a day, local times with their zone where one is known, UTC otherwise. */
function timeLines(row: EventTable): string[] {
  const event = dated(row);
  const [zone, start, end] = [eventZone(event), eventStart(event), eventEnd(event)];
  if (isDayOnly(row.date)) {
    // The end of a day is the day after (RFC 5545, 3.6.1).
    const after = Math.floor(wallClock(end, zone) / dayMs) * dayMs + dayMs;
    return [`DTSTART;VALUE=DATE:${dayText(wallClock(start, zone))}`, `DTEND;VALUE=DATE:${dayText(after)}`];
  }
  const moment = (name: string, at: number) => {
    const wall = wallClock(at, zone);
    // Calendars disagree about which of two equal hours is meant; UTC has no such hours.
    const plain = zone === 'UTC' || comesTwice(wall, zone);
    return plain ? `${name}:${utc(at)}` : `${name};TZID=${zone}:${clockText(wall)}`;
  };
  const until = isDayOnly(row.end_date ?? '') ? end + 1 : end;
  return [moment('DTSTART', start), ...(until > start ? [moment('DTEND', until)] : [])];
}

function pageOf(row: EventTable, { publicOrigin, now }: CalendarOptions): string {
  const upcoming = isUpcoming(dated(row), now);
  if (!upcoming && row.id.startsWith('past-')) return `${publicOrigin}/events`;
  const own = `${publicOrigin}/events/${upcoming ? 'register' : 'past'}/${encodeURIComponent(row.id)}`;
  return (upcoming && safeHref(row.registration_url)) || own;
}

function eventLines(row: EventTable, options: CalendarOptions): string[] {
  const changed = instantOf(row.changed_at, 'UTC') ?? instantOf(row.created_at, 'UTC') ?? 0;
  const page = pageOf(row, options);
  const description = [row.description, page].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(row.id)}@${new URL(options.publicOrigin).hostname}`,
    `SEQUENCE:${row.sequence}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    ...timeLines(row),
    `SUMMARY:${escaped(row.title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(row.location ? [`LOCATION:${escaped(row.location)}`] : []),
    ...(row.category ? [`CATEGORIES:${escaped(row.category)}`] : []),
    `URL:${page}`,
    `STATUS:${row.cancelled_at ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** The zones these events are told in, each defined once for all the years it is needed. */
function zoneLines(rows: readonly EventTable[]): string[] {
  const years = new Map<string, number[]>();
  for (const row of rows) {
    const event = dated(row);
    const zone = eventZone(event);
    if (isDayOnly(row.date) || zone === 'UTC') continue;
    const both = [eventStart(event), eventEnd(event)].map((at) => new Date(at).getUTCFullYear());
    years.set(zone, [...(years.get(zone) ?? []), ...both]);
  }
  return [...years].flatMap(([zone, all]) => timezoneLines(zone, Math.min(...all), Math.max(...all)));
}

/**
 * Events as a calendar (RFC 5545): lines end in CR LF, a second import of an event with a higher SEQUENCE replaces the
 * first, a cancelled one is told as cancelled.
 */
export function calendarText(rows: readonly EventTable[], options: CalendarOptions): string {
  const { name } = options;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Banyan//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name
      ? [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
          'X-PUBLISHED-TTL:PT6H',
        ]
      : []),
    ...zoneLines(rows),
    ...rows.flatMap((row) => eventLines(row, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
