import { dayMs } from '@banyan/api/contract';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { takesSeatAt } from './seats.ts';

/**
 * From when on registrations for one event look like a program's. A proof of work makes no difference: a program solves it, too. So
 * what counts is how many there are, and during a rush a seat counts once the link in the email was opened.
 */
const rush = {
  /** More registrations within `windowMs` than this, whatever became of them. */
  recent: 10,
  /** Fewer do for a small event: more than this, and than half of the seats that were free before. */
  recentOfFew: 5,
  /** Milliseconds. */
  windowMs: 600_000,
  /** More than half of the seats that were free a day ago are gone, when those were more than this. */
  seats: 20,
};

/**
 * Whether an event that asks for the verification in a rush is in one. Who was registered by a volunteer or at the door never counts,
 * nor do seats that are kept back.
 */
export async function isRush(
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
        ofSite().filterWhere('created_at', '>', since(rush.windowMs)).as('lately'),
        taken().filterWhere('created_at', '<=', since(rush.windowMs)).as('before'),
        taken()
          .filterWhere('held_until', 'is', null)
          .filterWhere('created_at', '>', since(dayMs))
          .as('today'),
        taken().filterWhere('created_at', '<=', since(dayMs)).as('older'),
      ];
    })
    .executeTakeFirstOrThrow();
  if (lately > rush.recent) return true;
  // Without a limit there are none that could be gone.
  if (event.max_attendees === null) return false;
  const seats = event.max_attendees - event.seats_reserved;
  const halfOf = (taken: number) => (seats - taken) / 2;
  if (lately > rush.recentOfFew && lately > halfOf(before)) return true;
  return seats - older > rush.seats && today > halfOf(older);
}
