import { site } from '../../content/site.ts';

const ones = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A count at the beginning of a sentence: `Two gifts`, `No stories`, `12 jobs`. */
export const counted = (count: number, one: string, many: string): string =>
  `${ones[count] ?? count} ${count === 1 ? one : many}`;

/** A small count within a sentence: `seven`. */
export const inWords = (count: number): string => (ones[count] ?? String(count)).toLowerCase();

const days = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** The day of an instant where the association is at home, or a day of the calendar: `Oct 6, 2026`. */
export const dayWords = (at: string): string =>
  days.format(Date.parse(/^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T20:00:00Z` : at));

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: site.timeZone,
});

/** An instant on the clocks where the association is at home: `Oct 6, 2026, 5:40 PM`. */
export const momentWords = (at: string): string => moments.format(Date.parse(at));

const minuteMs = 60_000;

/** How long is left until an instant, as one says it: `29 minutes`, `3 hours`, `12 days`; less than a minute is one. */
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
