import { instantOf, zoneOr } from '@banyan/api/contract';
import { cityOf } from '../../../kit/words/events.ts';
import { clockTime, formatMoment } from '../../../kit/words/formats.ts';
import type { EventFormValues } from './values.ts';

const dayMs = 86_400_000;

type Typed = Pick<EventFormValues, 'day' | 'from' | 'to' | 'lastDay' | 'zone'>;

/** A moment as it is sent: a day, or day and time by the clocks of a zone; empty for none. */
export const momentOf = (day: string, time: string): string => (day && time ? `${day}T${time}` : day);

/** The day and the time of a moment, as the inputs have them. */
export const partsOf = (moment: string): { day: string; time: string } => ({
  day: moment.slice(0, 10),
  time: moment.slice(11, 16),
});

/** The day after: `2027-10-17`. Of what is no day, nothing. */
function dayAfter(day: string): string {
  const at = instantOf(day, 'UTC');
  return at === undefined ? '' : new Date(at + dayMs).toISOString().slice(0, 10);
}

/** When it ends, as it is sent: on its last day; else on its day, or in the night after it where it ends earlier than it began. */
export function endOf({ day, from, to, lastDay }: Typed): string {
  if (lastDay) return momentOf(lastDay, to);
  if (!day || !to) return '';
  return momentOf(from && to < from ? dayAfter(day) : day, to);
}

/** What the inputs have of an end: its last day only where the times do not say it. */
export function endParts(date: string, end: string): { to: string; lastDay: string } {
  const start = partsOf(date);
  const { day, time } = partsOf(end);
  const isSaid =
    (day === start.day && time !== '') || (time !== '' && time < start.time && day === dayAfter(start.day));
  return { to: time, lastDay: isSaid ? '' : day };
}

const longDay = (at: number, zone: string) => formatMoment(at, { dateStyle: 'full' }, zone);

const clock = (at: number, zone: string) => formatMoment(at, clockTime, zone);

/** A day as it is read: "October 20, 2026"; what is no day stays as it is. */
export function dayInWords(day: string): string {
  const at = instantOf(day, 'UTC');
  return at === undefined ? day : formatMoment(at, { dateStyle: 'long' }, 'UTC');
}

/** Where most members live: an hour there is what most would mistake it for. */
const elsewhere = ['America/New_York', 'America/Los_Angeles'];

/** "; 7:00 PM in New York", where the clocks show something else. */
function otherClock(at: number, zone: string): string {
  const other = elsewhere.find((one) => clock(at, one) !== clock(at, zone));
  return other === undefined ? '' : `; ${clock(at, other)} in ${cityOf(other)}`;
}

/**
 * What was typed of day and time, as a sentence: "Saturday, October 16, 2027, 6:00 PM to 10:00 PM in Chicago; 7:00 PM in New York.";
 * `undefined` while it is none.
 */
export function whenSentence(typed: Typed): string | undefined {
  const zone = zoneOr('UTC', typed.zone);
  const start = instantOf(momentOf(typed.day, typed.from), zone);
  if (start === undefined) return undefined;
  const first = longDay(start, zone);
  const end = instantOf(endOf(typed), zone);
  const last = typed.lastDay && end !== undefined ? longDay(end, zone) : '';
  if (!typed.from) return `${first}${last && ` to ${last}`}, the whole day.`;
  const from = clock(start, zone);
  const until = typed.to && end !== undefined ? `${last && `${last}, `}${clock(end, zone)}` : last;
  const to = until && ` to ${until}`;
  return `${first}, ${from}${to} in ${cityOf(zone)}${otherClock(start, zone)}.`;
}
