import { dayMs } from '../day.ts';
import type { EventItem } from './event-item.ts';
import { instantOf, lastInstantOf, wallClock, zoneOr } from './moments.ts';

/** Fields of an event that the functions about time need. */
export type Dated = Pick<EventItem, 'date' | 'endDate' | 'timezone'>;
type Registrable = Dated &
  Pick<EventItem, 'registrationDeadline' | 'maxAttendees' | 'registeredCount' | 'canceledAt'>;

/** Returns the zone of an event's times; UTC if the event has none or an unknown one. */
export const eventZone = (event: Pick<Dated, 'timezone'>) => zoneOr('UTC', event.timezone);

/** Returns the start in milliseconds since 1970. */
export const eventStart = (event: Dated) => instantOf(event.date, eventZone(event)) ?? Number.NaN;

/**
 * Returns the last millisecond of an event: its end, or the end of its day in its zone if it has no time, or the instant it begins.
 * An end before the beginning is a typo and is ignored.
 */
export function eventEnd(event: Dated): number {
  const zone = eventZone(event);
  const own = lastInstantOf(event.date, zone) ?? Number.NaN;
  return Math.max(own, lastInstantOf(event.endDate, zone) ?? own);
}

/** Returns true until the event's last millisecond is over (spec part 2 §4). @param now Milliseconds since 1970. */
export const isUpcoming = (event: Dated, now: number) => eventEnd(event) >= now;

/** Returns true if today, in the event's own zone, is the day of the event and it is not over. */
export function isToday(event: Dated, now: number): boolean {
  const day = (instant: number) => Math.floor(wallClock(instant, eventZone(event)) / dayMs);
  return isUpcoming(event, now) && day(eventStart(event)) <= day(now);
}

/** Splits events into upcoming ones, first to last, and past ones, latest first (spec part 2 §4). */
export function sortedEvents<E extends Dated>(events: readonly E[], now: number) {
  const byStart = events.toSorted((one, other) => eventStart(one) - eventStart(other));
  return {
    upcoming: byStart.filter((event) => isUpcoming(event, now)),
    past: byStart.filter((event) => !isUpcoming(event, now)).toReversed(),
  };
}

/** Returns the last millisecond of registration, or `undefined` if there is no deadline. */
export const deadlineOf = (event: Registrable) => lastInstantOf(event.registrationDeadline, eventZone(event));

/** Returns the number of seats left, never below 0; `undefined` if there is no limit or no count. */
export function seatsLeft({ maxAttendees, registeredCount }: Registrable): number | undefined {
  if (typeof maxAttendees !== 'number' || typeof registeredCount !== 'number') return undefined;
  return Math.max(0, maxAttendees - registeredCount);
}

export const registrationStates = ['open', 'full', 'closed', 'ended', 'canceled'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/**
 * Returns the state of an event's registration. `canceled`: the event was canceled. `ended`: shown as 'Event Has Ended'. `closed`:
 * shown as 'Registration Closed', the deadline passed. `full`: no seat is left. The server uses the same function, so page and
 * answer agree.
 */
export function registrationState(event: Registrable, now: number): RegistrationState {
  if (event.canceledAt) return 'canceled';
  if (!isUpcoming(event, now)) return 'ended';
  if ((deadlineOf(event) ?? now) < now) return 'closed';
  return seatsLeft(event) === 0 ? 'full' : 'open';
}

/**
 * Returns true if a past event has its own page. Events from before this site are only a line on the list (spec part 2 §2,
 * "Events").
 */
export const hasPastEventPage = (id: string): boolean => !id.startsWith('past-');
