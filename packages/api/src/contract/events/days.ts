import { wallClock } from './moments.ts';
import { type Dated, eventEnd, eventStart, eventZone } from './states.ts';
import { eventLastDay } from './words.ts';

/**
 * Returns the first and last day of an event in its own zone, as `2026-12-12`. Both are the same if the event lasts no longer than
 * a night.
 */
export function eventDays(event: Dated): { first: string; last: string } {
  const day = (instant: number) => new Date(wallClock(instant, eventZone(event))).toISOString().slice(0, 10);
  const first = day(eventStart(event));
  return { first, last: eventLastDay(event) === undefined ? first : day(eventEnd(event)) };
}
