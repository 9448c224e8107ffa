import { dayMs } from '../../contract/day.ts';
import type { Database, Writing } from '../database/database.ts';
import type { EventTable } from '../database/event-tables.ts';
import { takesSeatAt } from './seats.ts';

/** From when on registrations for one event look like a program's. */
const rush = {
  /** More of them within `windowMs` than this, by nobody who has proved to be a person. */
  unverified: 10,
  /** Milliseconds. */
  windowMs: 600_000,
  /** More than half of the seats that were free a day ago are gone, when those were more than this. */
  seats: 20,
};

/**
 * Whether an event that asks for the verification in a rush is in one. Seats that are kept back, and those that wait to be
 * confirmed or taken by a letter's link, never count.
 */
export async function isRush(database: Database | Writing, event: EventTable, now: number): Promise<boolean> {
  if (event.confirmation !== 'verification') return false;
  const since = (ms: number) => new Date(now - ms).toISOString();
  const { unverified, recent, older } = await database
    .selectFrom('event_registrations')
    .where('event_id', '=', event.id)
    .where('held_until', 'is', null)
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('verified', '=', 0)
        .filterWhere('created_at', '>', since(rush.windowMs))
        .as('unverified'),
      fn
        .countAll<number>()
        .filterWhere(takesSeatAt(now))
        .filterWhere('created_at', '>', since(dayMs))
        .as('recent'),
      fn
        .countAll<number>()
        .filterWhere(takesSeatAt(now))
        .filterWhere('created_at', '<=', since(dayMs))
        .as('older'),
    ])
    .executeTakeFirstOrThrow();
  if (unverified > rush.unverified) return true;
  // Without a limit there are none that could be gone.
  const wereFree = (event.max_attendees ?? 0) - event.seats_reserved - older;
  return wereFree > rush.seats && recent > wereFree / 2;
}
