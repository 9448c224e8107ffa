import { dayMs } from '@banyan/api/contract';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { takesSeatAt } from './seats.ts';

/**
 * Limits above which registrations for one event look automated. Proof of work does not help, because a program solves it too.
 * Therefore the number of registrations counts. During a burst, a seat counts only once the link in the email is opened.
 */
const burst = {
  /** More registrations than this within `windowMs` are a burst, in whatever state they are now. */
  recent: 10,
  /** Limit for a small event: more than this, and more than half of the seats that were free before. */
  recentOfFew: 5,
  /** Time window in milliseconds. */
  windowMs: 600_000,
  /** Minimum of seats free a day ago; above it, taking more than half of them within the day is a burst. */
  seats: 20,
};

/**
 * True during a burst, for an event that asks for the verification in one. Registrations by volunteers or at check-in do not count
 * toward the ten-minute limits, and reserved seats never count.
 */
export async function isBurst(
  database: Database | Transaction,
  event: EventTable,
  now: number,
): Promise<boolean> {
  if (event.confirmation !== 'verification') return false;
  const since = (ms: number) => new Date(now - ms).toISOString();
  const { lately, before, today, older } = await database
    .selectFrom('event_registrations')
    .where('event_id', '=', event.id)
    .select(({ fn }) => {
      const ofSite = () => fn.countAll<number>().filterWhere('source', '=', 'site');
      const taken = () => fn.countAll<number>().filterWhere(takesSeatAt(now));
      return [
        ofSite().filterWhere('created_at', '>', since(burst.windowMs)).as('lately'),
        taken().filterWhere('created_at', '<=', since(burst.windowMs)).as('before'),
        taken()
          .filterWhere('held_until', 'is', null)
          .filterWhere('created_at', '>', since(dayMs))
          .as('today'),
        taken().filterWhere('created_at', '<=', since(dayMs)).as('older'),
      ];
    })
    .executeTakeFirstOrThrow();
  if (lately > burst.recent) return true;
  // Without a seat limit no seats can run out.
  if (event.max_attendees === null) return false;
  const seats = event.max_attendees - event.seats_reserved;
  const halfOf = (taken: number) => (seats - taken) / 2;
  if (lately > burst.recentOfFew && lately > halfOf(before)) return true;
  return seats - older > burst.seats && today > halfOf(older);
}
