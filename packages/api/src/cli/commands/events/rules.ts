import * as v from 'valibot';
import {
  instantOf,
  isDayOnly,
  isMoment,
  lastInstantOf,
  wallClock,
  zoneOr,
} from '../../../contract/events/moments.ts';
import { eventZone } from '../../../contract/events/states.ts';
import { limits } from '../../../contract/limits.ts';
import { webAddress } from '../../../contract/safe-href.ts';
import { optionalLine, optionalParagraphs, requiredLine } from '../../../contract/text.ts';
import type { EventTable } from '../../../server/database/event-tables.ts';
import { confirmations, type EventText } from '../../../server/events/changes.ts';
import { chapterField } from '../../chapter.ts';
import { CommandError } from '../../command-error.ts';
import type { EventField, TypedEvent } from './fields.ts';

const wording = {
  tooLong: (most: number) => `this has at most ${most} characters`,
  characters: 'this holds characters that cannot be shown',
};
const line = optionalLine(limits.text.link, wording);

const howToSay = 'say it as 2026-12-12 or "2026-12-12 18:00"';
const moment = v.pipe(
  line,
  v.check((text) => text === '' || isMoment(text), `this is no day of the calendar; ${howToSay}`),
);

const mostSeats = 100_000;
const yes = ['yes', 'true', '1'];

/** Each field by itself; what belongs together is checked afterwards. */
const Fields = v.object({
  title: requiredLine(limits.text.company, 'an event needs a name', wording),
  date: v.pipe(moment, v.nonEmpty(`when is it? ${howToSay}`)),
  end: moment,
  zone: v.pipe(
    line,
    v.check((zone) => zoneOr('', zone) === zone, 'there is no such zone; say it as America/Los_Angeles'),
  ),
  location: requiredLine(limits.text.link, 'where is it?', wording),
  description: optionalParagraphs(limits.text.message, wording),
  category: optionalLine(limits.text.state, wording),
  organizer: optionalLine(limits.text.company, wording),
  chapter: chapterField,
  seats: v.pipe(
    line,
    v.check(
      (text) => text === '' || (/^[1-9]\d*$/.test(text) && Number(text) <= mostSeats),
      `this is a whole number from 1 to ${mostSeats}; leave it out when there is no limit`,
    ),
  ),
  confirmation: v.pipe(
    line,
    v.toLowerCase(),
    v.transform((word) => word || 'verification'),
    v.picklist(confirmations, `this is one of ${confirmations.join(', ')}`),
  ),
  deadline: moment,
  registration: v.pipe(
    line,
    v.check(
      (text) => text === '' || webAddress(text) !== undefined,
      'this is no address that starts with https://',
    ),
  ),
  featured: v.pipe(
    line,
    v.toLowerCase(),
    v.check((text) => ['', 'no', 'false', '0', ...yes].includes(text), 'this is yes or no'),
  ),
});

type Fields = v.InferOutput<typeof Fields>;

/** A moment as it is kept: a day stays a day, a time becomes an instant, which every reader understands alike. */
function kept(text: string, zone: string): string | null {
  if (text === '' || isDayOnly(text)) return text || null;
  return new Date(instantOf(text, zone) ?? Number.NaN).toISOString();
}

function contradictions({ date, end, deadline }: Fields, zone: string): string[] {
  const start = instantOf(date, zone) ?? 0;
  const last = lastInstantOf(end || date, zone) ?? 0;
  const sentences: string[] = [];
  if (end && last < start) sentences.push('end: it would end before it begins.');
  if (deadline && (instantOf(deadline, zone) ?? 0) > last) {
    sentences.push('deadline: one could register after it is over.');
  }
  return sentences;
}

/** What an event says now, as somebody would type it; in another zone its clocks keep showing the same. */
function typedBefore(row: EventTable, zone: string | undefined): Required<TypedEvent> {
  const moved = zone !== undefined && zone !== row.timezone;
  const moment = (text: string | null) => {
    if (!moved || !text || isDayOnly(text)) return text ?? '';
    return new Date(wallClock(instantOf(text, eventZone(row)) ?? 0, eventZone(row)))
      .toISOString()
      .slice(0, 19);
  };
  return {
    title: row.title,
    date: moment(row.date),
    end: moment(row.end_date),
    zone: row.timezone ?? '',
    location: row.location,
    description: row.description,
    category: row.category,
    organizer: row.organizer ?? '',
    chapter: row.chapter ?? '',
    seats: String(row.max_attendees ?? ''),
    confirmation: row.confirmation,
    deadline: moment(row.registration_deadline),
    registration: row.registration_url ?? '',
    featured: row.featured === 1 ? 'yes' : 'no',
  };
}

const nothing: Required<TypedEvent> = {
  title: '',
  date: '',
  end: '',
  zone: '',
  location: '',
  description: '',
  category: '',
  organizer: '',
  chapter: '',
  seats: '',
  confirmation: '',
  deadline: '',
  registration: '',
  featured: '',
};

/**
 * An event as it is kept, from what was typed and what it said before.
 * @throws CommandError with a sentence for each field that is wrong.
 */
export function eventText(typed: TypedEvent, before?: EventTable): EventText {
  const asked = { ...(before ? typedBefore(before, typed.zone?.trim()) : nothing), ...typed };
  const read = v.safeParse(Fields, asked);
  const sentences = (read.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}.`);
  if (!before && !asked.zone.trim()) {
    sentences.push('zone: whose clocks? Say it as America/Los_Angeles.');
  }
  if (read.success && sentences.length === 0) {
    sentences.push(...contradictions(read.output, read.output.zone || 'UTC'));
  }
  if (!read.success || sentences.length > 0) throw new CommandError([...new Set(sentences)].join('\n'));
  const { output: fields } = read;
  const zone = fields.zone || 'UTC';
  return {
    title: fields.title,
    description: fields.description,
    date: kept(fields.date, zone) ?? '',
    end_date: kept(fields.end, zone),
    timezone: fields.zone || null,
    location: fields.location,
    category: fields.category,
    organizer: fields.organizer || null,
    chapter: fields.chapter || null,
    max_attendees: fields.seats === '' ? null : Number(fields.seats),
    confirmation: fields.confirmation,
    registration_deadline: kept(fields.deadline, zone),
    registration_url: webAddress(fields.registration) ?? null,
    featured: yes.includes(fields.featured) ? 1 : 0,
  };
}

const columns: Readonly<Record<keyof EventText, EventField>> = {
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

/** Which of the typed fields say something else than before, and what their columns become. */
export function differences(typed: TypedEvent, text: EventText, before: EventTable) {
  const changed = Object.entries(columns).filter(
    ([column, field]) =>
      (typed[field] !== undefined || typed.zone !== undefined) &&
      Reflect.get(text, column) !== Reflect.get(before, column),
  );
  const set: Partial<EventText> = Object.fromEntries(
    changed.map(([column]) => [column, Reflect.get(text, column)]),
  );
  return { set, fields: changed.map(([, field]) => field) };
}
