import { eventEnd, eventStart, isMoment } from '@banyan/api/contract';
import { type CheckInEvent, checkInLimits } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { dated, whyOff } from '../rows.ts';

const hourMs = 3_600_000;

type Timed = Pick<EventTable, 'date' | 'end_date' | 'timezone'>;

/** End of the check-in time, in milliseconds since 1970. */
const closesAt = (row: Timed): number => eventEnd(dated(row)) + checkInLimits.hoursAfter * hourMs;

/** True during the check-in time of an event. */
export const isCheckInTime = (row: Timed, now: number): boolean =>
  isMoment(row.date) &&
  eventStart(dated(row)) - checkInLimits.hoursBefore * hourMs <= now &&
  now < closesAt(row);

/** End of the check-in time, in milliseconds since 1970; `undefined` for an event that is not on the site or long over. */
export function checkInUntil(row: EventTable, now: number): number | undefined {
  if (whyOff(row, now) === 'cancelled') return undefined;
  const until = closesAt(row);
  return until > now ? until : undefined;
}

/** Event as the check-in shows it. */
export const checkInEventOf = (row: EventTable): CheckInEvent => ({
  id: row.id,
  title: row.title,
  date: row.date,
  end: row.end_date,
  zone: row.timezone,
  location: row.location,
});

/** Person who checks people in at an event. */
export interface Helper {
  /** Name shown to readers of the check-in list. */
  name: string;
  /** Earliest time of this person’s work, in milliseconds since 1970. No check-in they send is dated earlier. */
  since: number;
  /** Volunteer or check-in pass, for the audit log. */
  volunteer?: string;
  pass?: string;
}

/** Finds the caller’s helper for an event; `undefined` if the caller may not check people in there. */
export type AtCheckIn = (event: Pick<EventTable, 'id' | 'chapter'>) => Helper | undefined;

/** Event with the caller’s helper; `undefined` if the caller may not check people in there. */
export async function atCheckInOf(
  database: Database | Transaction,
  id: string,
  atCheckIn: AtCheckIn,
): Promise<{ event: EventTable; helper: Helper } | undefined> {
  const event = await database.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  const helper = event && atCheckIn(event);
  return event && helper && { event, helper };
}
