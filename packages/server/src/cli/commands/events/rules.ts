import { chapterIds, limits } from '@banyan/api/contract';
import {
  confirmations,
  deadlineTooLate,
  endsTooEarly,
  eventRules,
  mostSeats,
  optionalCode,
} from '@banyan/api/internal';
import * as v from 'valibot';
import type { EventTable } from '../../../database/event-tables.ts';
import type { EventText } from '../../../events/editing/changes.ts';
import { differences, eventText, fieldsOf } from '../../../events/editing/fields.ts';
import { chapterField } from '../../chapter.ts';
import { CommandError } from '../../command-error.ts';
import type { TypedEvent } from './fields.ts';

const howToSay = 'say it as 2026-12-12 or "2026-12-12 18:00"';
const wording = {
  name: 'an event needs a name',
  date: `when is it? ${howToSay}`,
  moment: `this is no day of the calendar; ${howToSay}`,
  year: `the year is from ${limits.dateYears.first} to ${limits.dateYears.last}; ${howToSay}`,
  zone: 'there is no such zone; say it as America/Los_Angeles',
  place: 'where is it?',
  chapter: `there is no such chapter; there are ${chapterIds.join(', ')}`,
  seats: `this is a whole number from 1 to ${mostSeats}; leave it out when there is no limit`,
  confirmation: `this is one of ${confirmations.join(', ')}`,
  address: 'this is no address that starts with https://',
  featured: 'this is yes or no',
  tooLong: (most: number) => `this has at most ${most} characters`,
  characters: 'some characters reverse or cover this text; type it again',
};
const rules = eventRules(wording);
const line = optionalCode(limits.text.link, wording);

const words = new Map<string, boolean>([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['', 'no', 'false', '0'].map((word) => [word, false] as const),
]);
const wholeNumber = (text: string) => (/^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN);

/** Every field is typed as a text; its rule is the one of every form. */
const Fields = v.object({
  ...rules,
  chapter: v.pipe(
    chapterField,
    v.transform((id) => id || null),
    rules.chapter,
  ),
  seats: v.pipe(
    line,
    v.transform((text) => (text === '' ? null : wholeNumber(text))),
    rules.seats,
  ),
  confirmation: v.pipe(
    line,
    v.toLowerCase(),
    v.transform((word) => word || 'verification'),
    rules.confirmation,
  ),
  featured: v.pipe(
    line,
    v.toLowerCase(),
    v.transform((word) => words.get(word)),
    rules.featured,
  ),
});

/** What an event says now, as somebody would type it; in another zone its clocks keep showing the same. */
function typedBefore(row: EventTable): Required<TypedEvent> {
  const fields = fieldsOf(row);
  return {
    ...fields,
    chapter: fields.chapter ?? '',
    seats: String(fields.seats ?? ''),
    featured: fields.featured ? 'yes' : 'no',
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
export function typedText(typed: TypedEvent, before?: EventTable): EventText {
  const asked = { ...(before ? typedBefore(before) : nothing), ...typed };
  const read = v.safeParse(Fields, asked);
  const sentences = (read.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}.`);
  if (!before && !asked.zone.trim()) {
    sentences.push('zone: whose clocks? Say it as America/Los_Angeles.');
  }
  if (read.success && sentences.length === 0) {
    if (endsTooEarly(read.output)) sentences.push('end: it would end before it begins.');
    if (deadlineTooLate(read.output)) sentences.push('deadline: one could register after it is over.');
  }
  if (!read.success || sentences.length > 0) throw new CommandError([...new Set(sentences)].join('\n'));
  return eventText(read.output, before);
}

/** Which of the typed fields say something else than before, and what their columns become. */
export const typedDifferences = (typed: TypedEvent, before: EventTable) =>
  differences(
    typedText(typed, before),
    before,
    (field) => typed[field] !== undefined || typed.zone !== undefined,
  );
