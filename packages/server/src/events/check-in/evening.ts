import { eventEnd, eventStart, isMoment } from '@banyan/api/contract';
import { type CheckInEvent, checkInLimits } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { dated, whyOff } from '../rows.ts';

const hourMs = 3_600_000;

type Timed = Pick<EventTable, 'date' | 'end_date' | 'timezone'>;

/** When a pass for its door ends, in milliseconds since 1970. */
const closesAt = (row: Timed): number => eventEnd(dated(row)) + checkInLimits.hoursAfter * hourMs;

/** Whether it is time to work the door of an event that is on the site. */
export const isCheckInTime = (row: Timed, now: number): boolean =>
  isMoment(row.date) &&
  eventStart(dated(row)) - checkInLimits.hoursBefore * hourMs <= now &&
  now < closesAt(row);

/** Until when its door can be worked, in milliseconds since 1970; `undefined` for one that is not on the site, or long over. */
export function checkInUntil(row: EventTable, now: number): number | undefined {
  if (whyOff(row, now) === 'cancelled') return undefined;
  const until = closesAt(row);
  return until > now ? until : undefined;
}

/** An event as its door shows it. */
export const checkInEventOf = (row: EventTable): CheckInEvent => ({
  id: row.id,
  title: row.title,
  date: row.date,
  end: row.end_date,
  zone: row.timezone,
  location: row.location,
});

/** Somebody who works the door of some event. */
export interface Helper {
  /** As whoever reads the list knows them. */
  name: string;
  /** When they began at the earliest, in milliseconds since 1970: nothing that they send was before. */
  since: number;
  /** For the log: the volunteer, or the pass that they came by. */
  volunteer?: string;
  pass?: string;
}

/** Whoever asks, at the door of an event: `undefined` where it is none of theirs. */
export type AtCheckIn = (event: Pick<EventTable, 'id' | 'chapter'>) => Helper | undefined;

/** An event with whoever stands at its door; `undefined` where they do not. */
export async function atCheckInOf(
  database: Database | Transaction,
  id: string,
  atCheckIn: AtCheckIn,
): Promise<{ event: EventTable; helper: Helper } | undefined> {
  const event = await database.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  const helper = event && atCheckIn(event);
  return event && helper && { event, helper };
}
