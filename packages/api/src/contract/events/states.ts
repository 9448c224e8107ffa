import { dayMs } from '../day.ts';
import type { EventItem } from './event-item.ts';
import { instantOf, lastInstantOf, wallClock, zoneOr } from './moments.ts';

/** What the functions about time need to know of an event. */
export type Dated = Pick<EventItem, 'date' | 'endDate' | 'timezone'>;
type Registrable = Dated &
  Pick<EventItem, 'registrationDeadline' | 'maxAttendees' | 'registeredCount' | 'canceledAt'>;

/** The zone an event's times are told in; UTC when it names none, or none that exists. */
export const eventZone = (event: Pick<Dated, 'timezone'>) => zoneOr('UTC', event.timezone);

/** When it begins, in milliseconds since 1970. */
export const eventStart = (event: Dated) => instantOf(event.date, eventZone(event)) ?? Number.NaN;

/**
 * The last millisecond of it: its end, the end of its day in its zone when it has no time, or the very instant it begins
 * when only that is known. An end before the beginning is a slip and counts for nothing.
 */
export function eventEnd(event: Dated): number {
  const zone = eventZone(event);
  const own = lastInstantOf(event.date, zone) ?? Number.NaN;
  return Math.max(own, lastInstantOf(event.endDate, zone) ?? own);
}

/** Upcoming until its last millisecond is over (spec part 2 §4). @param now Milliseconds since 1970. */
export const isUpcoming = (event: Dated, now: number) => eventEnd(event) >= now;

/** Whether it takes place on the day it is now in its own zone, and is not over. */
export function isToday(event: Dated, now: number): boolean {
  const day = (instant: number) => Math.floor(wallClock(instant, eventZone(event)) / dayMs);
  return isUpcoming(event, now) && day(eventStart(event)) <= day(now);
}

/** Upcoming ones first to last, past ones latest first (spec part 2 §4). */
export function sortedEvents<E extends Dated>(events: readonly E[], now: number) {
  const byStart = events.toSorted((one, other) => eventStart(one) - eventStart(other));
  return {
    upcoming: byStart.filter((event) => isUpcoming(event, now)),
    past: byStart.filter((event) => !isUpcoming(event, now)).toReversed(),
  };
}

/** The last millisecond of registering, or `undefined` when there is no deadline. */
export const deadlineOf = (event: Registrable) => lastInstantOf(event.registrationDeadline, eventZone(event));

/** Seats left, never below 0; `undefined` where there is no limit or nobody counts. */
export function seatsLeft({ maxAttendees, registeredCount }: Registrable): number | undefined {
  if (typeof maxAttendees !== 'number' || typeof registeredCount !== 'number') return undefined;
  return Math.max(0, maxAttendees - registeredCount);
}

export const registrationStates = ['open', 'full', 'closed', 'ended', 'canceled'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/**
 * Whether one can register now: `canceled` does not take place, `ended` is 'Event Has Ended', `closed` is 'Registration Closed' (the deadline passed),
 * `full` has no seat left. The server decides by the same function, so page and answer agree.
 */
export function registrationState(event: Registrable, now: number): RegistrationState {
  if (event.canceledAt) return 'canceled';
  if (!isUpcoming(event, now)) return 'ended';
  if ((deadlineOf(event) ?? now) < now) return 'closed';
  return seatsLeft(event) === 0 ? 'full' : 'open';
}

/** Whether an event has a page of its own once it is over: those of before the site are only a line on the list (spec part 2 §2, "Events"). */
export const hasPastEventPage = (id: string): boolean => !id.startsWith('past-');
