import {
  eventZone,
  findChapter,
  instantOf,
  isDayOnly,
  isMoment,
  wallClock,
  webAddress,
  zoneOr,
} from '@banyan/api/contract';
import type { EventFields } from '@banyan/api/office';
import type { EventTable } from '../../database/event-tables.ts';
import type { EventText } from './changes.ts';

/* Converts events between form fields and stored columns. */

/** Local time of a zone as a form shows it: `2027-10-16T18:00`, or a day. Invalid text stays unchanged. */
function typedMoment(text: string | null, zone: string): string {
  const instant = instantOf(text, zone);
  if (!text || instant === undefined || isDayOnly(text)) return text ?? '';
  const wall = new Date(wallClock(instant, zone)).toISOString();
  return wall.slice(0, wall.slice(17, 19) === '00' ? 16 : 19);
}

/** Form fields of an event. */
export function fieldsOf(row: EventTable): EventFields {
  const moment = (text: string | null) => typedMoment(text, eventZone(row));
  return {
    title: row.title,
    date: moment(row.date),
    end: moment(row.end_date),
    zone: row.timezone ?? '',
    location: row.location,
    description: row.description,
    category: row.category,
    organizer: row.organizer ?? '',
    chapter: findChapter(row.chapter ?? '')?.id ?? null,
    seats: row.max_attendees,
    deadline: moment(row.registration_deadline),
    confirmation: row.confirmation,
    registration: row.registration_url ?? '',
    featured: row.featured === 1,
  };
}

/** Stored form of a time: a day stays a day; a time becomes an instant, independent of the reader’s time zone. */
function keptMoment(text: string, zone: string): string | null {
  if (text === '' || isDayOnly(text)) return text || null;
  return new Date(instantOf(text, zone) ?? Number.NaN).toISOString();
}

/**
 * Converts form fields to stored columns. An unchanged time keeps its stored value, because a form loses seconds and cannot express
 * which of two repeated hours is meant.
 */
export function eventText(fields: EventFields, before?: EventTable): EventText {
  const zone = zoneOr('UTC', fields.zone);
  const said = before && before.timezone === (fields.zone || null) ? before : undefined;
  const moment = (text: string, was: string | null | undefined) =>
    said && was !== undefined && typedMoment(was, zone) === text ? was : keptMoment(text, zone);
  return {
    title: fields.title,
    description: fields.description,
    date: moment(fields.date, said?.date) ?? '',
    end_date: moment(fields.end, said?.end_date),
    timezone: fields.zone || null,
    location: fields.location,
    category: fields.category,
    organizer: fields.organizer || null,
    chapter: fields.chapter,
    max_attendees: fields.seats,
    confirmation: fields.confirmation,
    registration_deadline: moment(fields.deadline, said?.registration_deadline),
    registration_url: webAddress(fields.registration) ?? null,
    featured: fields.featured ? 1 : 0,
  };
}

const columns: Readonly<Record<keyof EventText, keyof EventFields>> = {
  title: 'title',
  description: 'description',
  date: 'date',
  end_date: 'end',
  timezone: 'zone',
  location: 'location',
  category: 'category',
  organizer: 'organizer',
  chapter: 'chapter',
  max_attendees: 'seats',
  confirmation: 'confirmation',
  registration_deadline: 'deadline',
  registration_url: 'registration',
  featured: 'featured',
};

/** Changed fields and the new values of their columns. */
export function differences(text: EventText, before: EventTable) {
  const changed = Object.entries(columns).filter(
    ([column]) => Reflect.get(text, column) !== Reflect.get(before, column),
  );
  const set: Partial<EventText> = Object.fromEntries(
    changed.map(([column]) => [column, Reflect.get(text, column)]),
  );
  return { set, fields: changed.map(([, field]) => field) };
}

/** Fields for repeating an event: 52 weeks later, repeated until the date is in the future, at the same local time. */
export function againFields(row: EventTable, now: number): EventFields {
  const fields = fieldsOf(row);
  const zone = eventZone(row);
  const start = instantOf(fields.date, zone);
  const years = start === undefined ? 1 : Math.max(1, Math.ceil((now - start) / yearMs));
  const later = (text: string) => {
    if (!isMoment(text)) return text;
    const wall = new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) + years * yearMs);
    return wall.toISOString().slice(0, 10) + text.slice(10);
  };
  return {
    ...fields,
    date: later(fields.date),
    end: later(fields.end),
    deadline: later(fields.deadline),
    featured: false,
  };
}

/** 52 weeks, so that the weekday stays the same. */
const yearMs = 364 * 86_400_000;
