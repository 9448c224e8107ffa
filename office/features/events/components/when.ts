import { instantOf, zoneOr } from '@banyan/api/contract';
import { cityOf } from '../../../kit/words/events.ts';
import { clockTime, formatMoment } from '../../../kit/words/formats.ts';
import type { EventFormValues } from './values.ts';

const dayMs = 86_400_000;

type Typed = Pick<EventFormValues, 'day' | 'from' | 'to' | 'lastDay' | 'zone'>;

/** Date as the request has it: a day, or a day and local time; empty for none. */
export const momentOf = (day: string, time: string): string => (day && time ? `${day}T${time}` : day);

/** Day and time of a date, as the inputs have them. */
export const partsOf = (moment: string): { day: string; time: string } => ({
  day: moment.slice(0, 10),
  time: moment.slice(11, 16),
});

/** Following day, such as `2027-10-17`; empty for an invalid day. */
function dayAfter(day: string): string {
  const at = instantOf(day, 'UTC');
  return at === undefined ? '' : new Date(at + dayMs).toISOString().slice(0, 10);
}

/**
 * End of the event as the request has it. It is on the last day if there is one, else on the first day. Without a last day, an end
 * time before the start time is on the next day.
 */
export function endOf({ day, from, to, lastDay }: Typed): string {
  if (lastDay) return momentOf(lastDay, to);
  if (!day || !to) return '';
  return momentOf(from && to < from ? dayAfter(day) : day, to);
}

/** Input values for the end of an event. `lastDay` is empty for an end on the first day, or on the next day before the start time. */
export function endParts(date: string, end: string): { to: string; lastDay: string } {
  const start = partsOf(date);
  const { day, time } = partsOf(end);
  const isSaid =
    (day === start.day && time !== '') || (time !== '' && time < start.time && day === dayAfter(start.day));
  return { to: time, lastDay: isSaid ? '' : day };
}

const longDay = (at: number, zone: string) => formatMoment(at, { dateStyle: 'full' }, zone);

const clock = (at: number, zone: string) => formatMoment(at, clockTime, zone);

/** Day in words: "October 20, 2026"; an invalid day stays unchanged. */
export function dayInWords(day: string): string {
  const at = instantOf(day, 'UTC');
  return at === undefined ? day : formatMoment(at, { dateStyle: 'long' }, 'UTC');
}

/** Zones in which most members live, so that times are easily mistaken for theirs. */
const elsewhere = ['America/New_York', 'America/Los_Angeles'];

/** Time in another zone, such as "; 7:00 PM in New York", if it differs there. */
function otherClock(at: number, zone: string): string {
  const other = elsewhere.find((one) => clock(at, one) !== clock(at, zone));
  return other === undefined ? '' : `; ${clock(at, other)} in ${cityOf(other)}`;
}

/**
 * Typed day and time as a sentence: "Saturday, October 16, 2027, 6:00 PM to 10:00 PM in Chicago; 7:00 PM in New York."; `undefined`
 * while they are invalid.
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
