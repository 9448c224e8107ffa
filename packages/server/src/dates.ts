import { dayMs, instantOf, isDayOnly, zoneOr } from '@banyan/api/contract';

/* Formats dates and times in US English, and days as keys for grouping. */

const made = new Map<string, Intl.DateTimeFormat>();

/** Node puts a narrow space before AM and PM, and browsers a plain one; this function always returns a plain one. */
function format(at: number, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  const key = `${timeZone ?? ''} ${JSON.stringify(options)}`;
  // Formatters are cached, because creating one costs a hundred times as much as using it.
  const known = made.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  made.set(key, known);
  return known.format(at).replaceAll('\u202f', ' ');
}

const msOf = (at: string | number): number => new Date(at).getTime();

/** Formats a day: "November 27, 2026" */
export const longDay = (at: string | number, timeZone: string): string =>
  format(msOf(at), { dateStyle: 'long' }, timeZone);

/** Formats a day: "Nov 27, 2026" */
export const mediumDay = (at: string | number, timeZone: string): string =>
  format(msOf(at), { dateStyle: 'medium' }, timeZone);

/** Formats a time in UTC: "November 27, 2026, 6:00 PM UTC" */
export const longMomentUtc = (at: number): string =>
  `${longDay(at, 'UTC')}, ${format(at, { timeStyle: 'short' }, 'UTC')} UTC`;

/** Formats a time in the time zone of this computer: "6:00 PM" */
export const localTime = (at: number): string => format(at, { timeStyle: 'short' });

/** Formats a day in the time zone of this computer: "Nov 27" */
export const localDay = (at: number): string => format(at, { day: 'numeric', month: 'short' });

/**
 * Formats the start of an event in its own zone: "Nov 27, 2026, 6:00 PM", or "Nov 27, 2026" without a time. Returns the text itself
 * if it is no date.
 */
export function eventMoment({ date, timezone }: { date: string; timezone: string | null }): string {
  const zone = isDayOnly(date) ? 'UTC' : zoneOr('UTC', timezone);
  const at = instantOf(date, zone);
  if (at === undefined) return date;
  const day = mediumDay(at, zone);
  // A date without a time is often stored as midnight without a zone.
  const isDay = isDayOnly(date) || (!timezone && at % dayMs === 0);
  return isDay ? day : `${day}, ${format(at, { timeStyle: 'short' }, zone)}`;
}

/** Returns a function that formats calendar days of a zone for data: `2026-11-27`. */
export function isoDayIn(timeZone: string): (at: string | number) => string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (at) => day.format(msOf(at));
}
