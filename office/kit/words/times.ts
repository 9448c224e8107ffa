import { clockTime, formatMoment, mediumDay } from './formats.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const dayOf = (at: number): string => new Date(at).toDateString();

const msOf = (at: string | number): number => new Date(at).getTime();

/** Day in the reader's time zone: "Oct 12, 2026". */
export const dayWords = (at: string | number): string => formatMoment(msOf(at), mediumDay);

/** Day without a time (`2026-10-12`): "Oct 12, 2026" in any time zone. */
export const calendarDayWords = (day: string): string => dayWords(`${day}T12:00`);

/** Time of day: "8:11 PM". */
export const timeWords = (at: string | number): string => formatMoment(msOf(at), clockTime);

/** Day and time: "Oct 12, 2026, 8:11 PM". */
export const momentWords = (at: string | number): string => `${dayWords(at)}, ${timeWords(at)}`;

/** Time of day, with the date unless it is today: "8:11 PM", "Oct 11, 2026, 8:11 PM". */
export const clockWords = (at: string | number, now: number): string =>
  dayOf(msOf(at)) === dayOf(now) ? timeWords(at) : momentWords(at);

/** Name of a month in the reader's time zone: "October". */
export const monthName = (at: string | number, length: 'long' | 'short' = 'long'): string =>
  formatMoment(msOf(at), { month: length });

/** Name of a weekday in the reader's time zone: "Monday". */
export const weekdayName = (at: string | number): string => formatMoment(msOf(at), { weekday: 'long' });

/** Another calendar day, counted from the reader's today. Uses noon, so that daylight saving time cannot shift it. */
function dayFrom(now: number, days: number): string {
  const day = new Date(now);
  day.setHours(12, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return day.toDateString();
}

/** Time since an event: "now", "12 min ago", "3 hours ago", "yesterday", else its date. */
export function agoWords(at: string, now: number): string {
  const then = Date.parse(at);
  const gone = now - then;
  if (gone < 2 * minuteMs) return 'now';
  if (gone < hourMs) return `${Math.floor(gone / minuteMs)} min ago`;
  if (dayOf(then) === dayOf(now)) {
    const hours = Math.floor(gone / hourMs);
    return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  }
  return dayOf(then) === dayFrom(now, -1) ? 'yesterday' : dayWords(at);
}

/** Past time within a sentence: "at 8:14 PM", "yesterday at 8:14 PM", "on Oct 12, 2026". */
export function atWords(at: string, now: number): string {
  const day = dayOf(Date.parse(at));
  if (day === dayOf(now)) return `at ${timeWords(at)}`;
  return day === dayFrom(now, -1) ? `yesterday at ${timeWords(at)}` : `on ${dayWords(at)}`;
}

/** Deadline: "until 8:11 PM", "until tomorrow at 8:11 PM", else with its date. */
export function untilWords(at: string, now: number): string {
  const day = dayOf(Date.parse(at));
  if (day === dayOf(now)) return `until ${timeWords(at)}`;
  return day === dayFrom(now, 1) ? `until tomorrow at ${timeWords(at)}` : `until ${momentWords(at)}`;
}

/** Date and time within a sentence, the date only if it is not today: "at 8:14 PM", "on Mar 4, 2025, at 8:14 PM". */
export const whenWords = (at: string | number, now: number): string =>
  dayOf(msOf(at)) === dayOf(now) ? `at ${timeWords(at)}` : `on ${dayWords(at)}, at ${timeWords(at)}`;

/** Coming time: "at 3:23 PM", "tomorrow at 3:23 PM", "on Nov 27, 2026, at 3:23 PM". */
export const comingWords = (at: string, now: number): string =>
  dayOf(msOf(at)) === dayFrom(now, 1) ? `tomorrow at ${timeWords(at)}` : whenWords(at, now);

/** Longest undo time of an email. An email scheduled later waits because its address gets one such email a day. */
export const longestHoldMs = hourMs;

/**
 * Send time of an email, with the reason if it is long after the request:
 * "tomorrow at 3:23 PM, because this address already got an email today".
 * @param askedAt Time of the request, in milliseconds.
 */
export function sendWords(sendsAt: string, askedAt: number, now: number): string {
  const when = comingWords(sendsAt, now);
  if (msOf(sendsAt) - askedAt <= longestHoldMs) return when;
  // The previous email was sent 24 hours earlier, which can be yesterday.
  const isNextDay = dayOf(msOf(sendsAt)) === dayFrom(askedAt, 1);
  const since = isNextDay && dayOf(askedAt) === dayOf(now) ? 'today' : 'in the 24 hours before';
  return `${when}, because this address already got an email ${since}`;
}
