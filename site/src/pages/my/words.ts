import { site } from '../../content/site.ts';

const ones = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Formats a count at the start of a sentence: `Two gifts`, `No stories`, `12 jobs`. */
export const counted = (count: number, one: string, many: string): string =>
  `${ones[count] ?? count} ${count === 1 ? one : many}`;

/** Formats a small count within a sentence: `seven`. */
export const inWords = (count: number): string => (ones[count] ?? String(count)).toLowerCase();

const days = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** Formats an instant as a day in the association’s time zone, or a calendar day: `Oct 6, 2026`. */
export const dayWords = (at: string): string =>
  days.format(Date.parse(/^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T20:00:00Z` : at));

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: site.timeZone,
});

/** Formats an instant in the association’s time zone: `Oct 6, 2026, 5:40 PM`. */
export const momentWords = (at: string): string => moments.format(Date.parse(at));

const minuteMs = 60_000;

/** Formats the time left until an instant: `29 minutes`, `3 hours`, `12 days`; at least one minute. */
export function leftWords(until: string, now: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(until) - now) / minuteMs));
  const [count, unit] =
    minutes < 90
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / (24 * 60)), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
