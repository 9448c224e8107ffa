import { dayMs, instantOf, isDayOnly, zoneOr } from '@banyan/api/contract';

/* Dates and times as people read them, in US English, and the days that sums are grouped by. */

const made = new Map<string, Intl.DateTimeFormat>();

/** Node has a narrow space before AM and PM where browsers have a plain one; this is always plain. */
function format(at: number, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  const key = `${timeZone ?? ''} ${JSON.stringify(options)}`;
  // Making a format costs a hundred times what using it does.
  const known = made.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  made.set(key, known);
  return known.format(at).replaceAll('\u202f', ' ');
}

const msOf = (at: string | number): number => new Date(at).getTime();

/** "November 27, 2026" */
export const longDay = (at: string | number, timeZone: string): string =>
  format(msOf(at), { dateStyle: 'long' }, timeZone);

/** "Nov 27, 2026" */
export const mediumDay = (at: string | number, timeZone: string): string =>
  format(msOf(at), { dateStyle: 'medium' }, timeZone);

/** "November 27, 2026, 6:00 PM UTC" */
export const longMomentUtc = (at: number): string =>
  `${longDay(at, 'UTC')}, ${format(at, { timeStyle: 'short' }, 'UTC')} UTC`;

/** "6:00 PM" by the clock of this computer. */
export const localTime = (at: number): string => format(at, { timeStyle: 'short' });

/** "Nov 27" by the calendar of this computer. */
export const localDay = (at: number): string => format(at, { day: 'numeric', month: 'short' });

/** When an event begins, in its own zone: "Nov 27, 2026, 6:00 PM", "Nov 27, 2026" without a time; the text itself where it is no date. */
export function eventMoment({ date, timezone }: { date: string; timezone: string | null }): string {
  const zone = isDayOnly(date) ? 'UTC' : zoneOr('UTC', timezone);
  const at = instantOf(date, zone);
  if (at === undefined) return date;
  const day = mediumDay(at, zone);
  // Midnight in no zone is how a date without a time is often stored.
  const isDay = isDayOnly(date) || (!timezone && at % dayMs === 0);
  return isDay ? day : `${day}, ${format(at, { timeStyle: 'short' }, zone)}`;
}

/** Calendar days of a zone as data has them: `2026-11-27`. */
export function isoDayIn(timeZone: string): (at: string | number) => string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (at) => day.format(msOf(at));
}
